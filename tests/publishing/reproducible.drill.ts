import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'
import { run } from '#support/command.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { MACHINES, type Machine } from '#support/machines.ts'

/** Below the project, so that packages can be linked to files on the same disk. */
const FOLDER = path.join(PROJECT_ROOT, '.cache/test/reproducible')

/** Puts the project's packages into a clone. Their files are shared; those of the project are the clone's own. */
function installInto(clone: string): void {
  const from = path.join(PROJECT_ROOT, 'node_modules')
  const to = path.join(clone, 'node_modules')
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true, force: true })
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}

/** Builds a release of the commit that is checked out, in a clone with nothing kept from before. @returns its manifest. */
function buildOn({ folder, environment }: Machine): string {
  const clone = path.join(FOLDER, folder)
  mkdirSync(path.dirname(clone), { recursive: true })
  execFileSync('git', ['clone', '--quiet', PROJECT_ROOT, clone])
  installInto(clone)
  const { CACHE_FOLDER: _ownCache, ...rest } = process.env
  execFileSync(process.execPath, ['engine/node/cli.ts', 'build', '--root', 'site', '--release'], {
    cwd: clone,
    env: { ...rest, ...environment },
    stdio: 'ignore',
  })
  return path.join(clone, 'dist/build-manifest.json')
}

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

it.skipIf(!existsSync(path.join(PROJECT_ROOT, '.git')))(
  'two builds of a commit in other folders, time zones and languages are the same, byte for byte',
  async () => {
    rmSync(FOLDER, { recursive: true, force: true })
    const [one = '', other = ''] = MACHINES.map(buildOn)
    const { commit, hasChanges, files } = JSON.parse(readFileSync(one, 'utf8'))
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: PROJECT_ROOT, encoding: 'utf8' })
    expect([commit, hasChanges]).toEqual([head.trim(), false])
    expect(files.length).toBeGreaterThan(500)
    expect(readFileSync(other, 'utf8')).toBe(readFileSync(one, 'utf8'))
    const { output } = await run('verify-build', '--manifest', one, '--folder', path.dirname(other))
    expect(output).toMatch(/ 0 not\n$/)
  },
)
