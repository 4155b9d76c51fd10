import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { imageSize } from 'image-size'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '#support/command.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { meta, readPage } from '#support/html.ts'
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

/** The pages of a release whose head names no picture of the release, or one of another size or weight. */
async function pictureFaults(folder: string): Promise<string[]> {
  const pages = [
    ...readFileSync(path.join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)/g),
  ]
  expect(pages.length).toBeGreaterThan(70)
  const faults: string[] = []
  for (const [, page = ''] of pages) {
    const { origin, pathname } = new URL(page)
    const named = meta(await readPage(folder, pathname), 'og:image') ?? ''
    const file = path.join(folder, named.replace(`${origin}/`, ''))
    const picture = existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
    const { width, height } = picture ? imageSize(picture) : { width: 0, height: 0 }
    if (`${width} ${height}` !== '1200 630' || (picture?.length ?? 0) >= 40_000)
      faults.push(`${pathname} ${named}: ${width} × ${height}, ${picture?.length} bytes`)
  }
  return faults
}

/** The manifests of two releases of the commit; empty where there is no history to clone. */
let manifests: string[] = []
const hasHistory = existsSync(path.join(PROJECT_ROOT, '.git'))
beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  if (hasHistory) manifests = MACHINES.map(buildOn)
})
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

describe.skipIf(!hasHistory)('two builds of a commit', () => {
  it('in other folders, time zones and languages are the same, byte for byte', async () => {
    const [one = '', other = ''] = manifests
    const { commit, hasChanges, files } = JSON.parse(readFileSync(one, 'utf8'))
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: PROJECT_ROOT, encoding: 'utf8' })
    expect([commit, hasChanges]).toEqual([head.trim(), false])
    expect(files.length).toBeGreaterThan(500)
    expect(readFileSync(other, 'utf8')).toBe(readFileSync(one, 'utf8'))
    const { output } = await run('verify-build', '--manifest', one, '--folder', path.dirname(other))
    expect(output).toMatch(/ 0 not\n$/)
  })

  it('have a picture for sharing for each page, of the size and weight that others ask for', async () => {
    expect(await pictureFaults(path.dirname(manifests[0] ?? ''))).toEqual([])
  })
})
