import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PortInUseError } from '../serve/listen.ts'
import { BuildError } from './build-error.ts'
import { explained } from './explained.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'explained-'))
const thrown = (act: () => unknown): unknown => {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
const ofSystem = (code: string) => Object.assign(new Error(`${code}: x`), { code, path: '/a/b' })

/** What ends a command, and what is said of it. */
const inputs: [what: string, error: unknown, said: RegExp][] = [
  [
    'a fault of the site',
    new BuildError([{ file: 'a.mdx', message: 'is odd' }]),
    /^\na\.mdx {2}is odd\n$/,
  ],
  ['a port in use', new PortInUseError(80), /PORT=81 npm run build/],
  [
    'a folder for a file',
    thrown(() => readFileSync(folder)),
    /is a folder where a file is expected \(EISDIR\)/,
  ],
  [
    'a file for a folder',
    thrown(() => readdirSync(import.meta.filename)),
    /explained\.test\.ts {2}lies below a file/,
  ],
  [
    'a file that is gone',
    thrown(() => readFileSync(`${folder}/x`)),
    /\/x {2}is not there \(ENOENT\)\n {4}fix: /,
  ],
  [
    'a name that is too long',
    thrown(() => writeFileSync(`${folder}/${'x'.repeat(300)}`, '')),
    /too long for the disk/,
  ],
  ...['ENOSPC', 'EACCES', 'EPERM', 'EROFS', 'EDQUOT', 'EMFILE', 'EBUSY', 'ENOTEMPTY', 'EEXIST'].map(
    (code): [string, unknown, RegExp] => [
      code,
      ofSystem(code),
      new RegExp(`^\\n/a/b  [^\\n]+\\(${code}\\)\\n    fix: [^\\n]+\\n$`),
    ],
  ),
  [
    'a fault of the engine',
    new TypeError('x is not a function\nmore'),
    /^\n"build" failed: x is not a function\n {4}fix: SHOW_STACK=1/,
  ],
  [
    'what the bundler could not write, in its own words',
    new Error(
      'Build failed with 1 error:\n\n[UNHANDLEABLE_ERROR] Something went wrong inside rolldown.\nFailed to write file in /a/b.css\n\nCaused by:\n    No space left on device (os error 28)\n',
    ),
    /^\n\/a\/b\.css {2}found no space on its disk \(ENOSPC\)\n {4}fix: [^\n]+\n$/,
  ],
  [
    'a message whose first line announces the next one',
    new Error('Build failed with 1 error:\n\n\u001B[31m[ODD] \u001B[0mIt is odd\nmore'),
    /^\n"build" failed: Build failed with 1 error: \[ODD\] It is odd\n/,
  ],
  ['what is no error', 'words', /^\n"build" failed: words\n/],
]

it.each(inputs)('says of %s what to do, without a stack', (_, error, said) => {
  const text = explained(error, 'build', false)
  expect(text).toMatch(said)
  expect(text).not.toMatch(/\n\s+at /)
})

it('follows a link that leads to itself', () => {
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync('round', path.join(folder, 'round'))
  const error = thrown(() => readFileSync(path.join(folder, 'round')))
  expect(explained(error, 'build', false)).toContain('leads back to itself (ELOOP)')
})

it('shows the stack to who asks for it', () => {
  expect(explained(new TypeError('odd'), 'build', true)).toMatch(/\n\s+at /)
  expect(explained(ofSystem('ENOSPC'), 'build', true)).toMatch(/\n\s+at /)
})
