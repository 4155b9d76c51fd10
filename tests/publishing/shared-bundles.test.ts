import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'

let folder = ''
let remove = async () => {}

beforeAll(async () => {
  ;({ folder, remove } = await temporaryFolder())
})
afterAll(() => remove())

/** Builds a site without components and rules of its own. @returns how often something was bundled for it. */
async function bundlesFor(title: string): Promise<number> {
  const site = path.join(folder, title)
  await cp(fixtureRoot('incremental'), site, { recursive: true })
  const settings = path.join(site, 'site.config.ts')
  const written = await readFile(settings, 'utf8')
  await writeFile(settings, written.replace("'Fixture'", `'${title}'`))
  let bundled = 0
  await build(site, path.join(folder, `out of ${title}`), { onBundle: () => bundled++ })
  return bundled
}

it('two sites without components, in two folders, have the same bundles', async () => {
  // Others may have built such a site before.
  expect(await bundlesFor('One')).toBeLessThanOrEqual(1)
  expect(await bundlesFor('Another')).toBe(0)
})
