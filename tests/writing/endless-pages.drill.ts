import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { run, write } from '#support/command.ts'
import { messageOfBuild, temporaryFolder } from '#support/fixture.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: What ${title} is about.\n---\n\n${body}\n`

const NEVER = { processorMs: Number.POSITIVE_INFINITY, waitMs: Number.POSITIVE_INFINITY }

it.each([
  [
    'loops',
    '{(() => { for (;;) {} })()}',
    { ...NEVER, processorMs: 5_000 },
    'takes more than 5 s of processor time',
  ],
  [
    'waits',
    'export const never = await new Promise(() => {})\n\nWords.',
    { ...NEVER, waitMs: 20_000 },
    'is not rendered after 20 s',
  ],
  ['exits', '{process.exit(0)}', NEVER, 'ends the program that renders it'],
])('a page that %s stops the build, which names it', async (name, body, limits, message) => {
  const root = path.join(folder, name)
  write(root, {
    'site.config.ts':
      "export default { title: 'Odd', description: 'Odd pages.', baseUrl: 'https://odd.example' }\n",
    'content/index.mdx': page('Start', 'Words.'),
    'content/odd.mdx': page('Odd', body),
  })
  expect(await messageOfBuild(root, { limits })).toContain(
    `content/odd.mdx  ${message}\n    fix: look for a loop, a wait or an exit in its expressions, and in the tags that it uses`,
  )
})

it.each([
  ['end the program', 'process.exit(0)'],
  ['wait for what never comes', 'await new Promise(() => {})'],
])('settings that %s do not pass for a site that is built', async (name, statement) => {
  const root = path.join(folder, name)
  write(root, { 'site.config.ts': `${statement}\n`, 'content/index.mdx': page('Start', 'Words.') })
  const { exitCode, output } = await run('build', '--root', root, '--out', path.join(root, 'out'))
  expect(exitCode).toBe(1)
  expect(output).toContain('"build" ended before it was done.')
})
