import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runWith } from '#support/command.ts'
import { fixtureRoot } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { MACHINES, type Machine } from '#support/machines.ts'

/** Below the project, whose packages the settings of a site import. */
const FOLDER = path.join(PROJECT_ROOT, '.cache/test/reproducible-fixture')

/**
 * Makes a release of a small site.
 * @param kept folder of what is kept between builds, below that of the machine; by default that of all tests.
 * @returns its manifest, which has the digest of each file.
 */
async function buildOn({ folder, environment }: Machine, kept?: string) {
  const own = path.join(FOLDER, folder)
  cpSync(fixtureRoot('full'), path.join(own, 'site'), { recursive: true })
  const out = path.join(own, 'dist')
  const { exitCode, output } = await runWith(
    { ...environment, ...(kept && { CACHE_FOLDER: path.join(own, kept) }) },
    ...['build', '--root', path.join(own, 'site'), '--out', out, '--release'],
  )
  expect(exitCode, output).toBe(0)
  return { out, manifest: readFileSync(path.join(out, 'build-manifest.json'), 'utf8') }
}

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

// The second begins with nothing kept, so that what the first took from earlier builds was made elsewhere, too. The whole
// site, from two clones of the commit, is tests/publishing/reproducible.drill.ts.
it('two builds of a site in other folders, time zones and languages are the same, byte for byte', async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  const [first, second] = MACHINES
  const one = await buildOn(first)
  const other = await buildOn(second, 'cache')
  expect(JSON.parse(one.manifest).files.length).toBeGreaterThan(30)
  expect(other.manifest).toBe(one.manifest)
  const manifest = path.join(one.out, 'build-manifest.json')
  const { output } = await runWith(
    {},
    ...['verify-build', '--manifest', manifest, '--folder', other.out],
  )
  expect(output).toMatch(/ 0 not\n$/)
})
