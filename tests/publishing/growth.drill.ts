import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSite } from '#engine/node/build-site.ts'
import { silentReporter } from '#engine/node/reporter.ts'
import { temporaryFolder } from '#support/fixture.ts'
import { generateSite } from '../../bench/builds/generate-site.ts'

/** Pages of two sites, in areas of 25: the larger has more areas than each page lists, the smaller has not. */
const PAGES = { small: 210, large: 1_050 } as const
/** How much more five times the pages may take together. */
const MOST_GROWTH = 6

const { folder, remove } = await temporaryFolder()
afterAll(remove)

const outOf = (site: keyof typeof PAGES) => path.join(folder, site, 'out')

async function bytesOf(out: string): Promise<number> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

beforeAll(async () => {
  for (const site of ['small', 'large'] as const) {
    const root = path.join(folder, site)
    await mkdir(root)
    await generateSite(root, PAGES[site])
    await buildSite({ root, outFolder: outOf(site), environment: {}, report: silentReporter })
  }
})

it('all files of a site are at most six times as large on five times the pages', async () => {
  const growth = (await bytesOf(outOf('large'))) / (await bytesOf(outOf('small')))
  expect(growth).toBeGreaterThan(4)
  expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
})

it('a page is no larger for the pages that are added beside it', async () => {
  const sizeOf = async (site: keyof typeof PAGES) =>
    (await stat(path.join(outOf(site), 'area-5/page-130.html'))).size
  expect(await sizeOf('large')).toBeLessThanOrEqual(await sizeOf('small'))
})
