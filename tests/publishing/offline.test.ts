import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cachePrefix, OFFLINE_NAME, WORKER_FILE } from '#engine/model/offline.ts'
import { hashOf } from '#engine/node/cache/hash.ts'
import { type SiteName, sites } from '#support/sites/sites.ts'

const read = (site: SiteName, file: string) =>
  readFileSync(path.join(sites[site].folder, file), 'utf8')
const PAGE = `${OFFLINE_NAME}.html`

describe.each<SiteName>(['root', 'docs'])('%s, with offline reading', site => {
  it('has a worker that names the page for those that are not kept, and nothing of the machine', () => {
    const script = read(site, WORKER_FILE)
    expect(script).toContain(
      `// ${OFFLINE_NAME} ${hashOf(readFileSync(path.join(sites[site].folder, PAGE)))}\n`,
    )
    expect(script).not.toMatch(/\/(?:home|root|tmp|Users)\/|node_modules|sourceMappingURL|20\d\d-/)
    // One file, of a script and not of a module.
    expect(script).not.toMatch(/^import\b|\bimport\(|importScripts\(["'`]/m)
  })

  it('has that page, and in no list', () => {
    expect(read(site, PAGE)).toContain('<meta name="robots" content="noindex">')
    expect(read(site, PAGE)).toMatch(/<h2[^>]* id="kept-pages"/)
    for (const list of ['sitemap.xml', 'index.json', 'llms.txt', 'llms-full.txt'])
      expect(read(site, list)).not.toContain(OFFLINE_NAME)
    expect(existsSync(path.join(sites[site].folder, `${OFFLINE_NAME}.md`))).toBe(false)
  })

  it('names the license of what the worker is made with', () => {
    const notices = read(site, 'third-party-notices.txt')
    for (const name of ['workbox-core', 'workbox-routing', 'workbox-strategies'])
      expect(notices).toMatch(
        new RegExp(`^${name} [\\d.]+ \\(MIT\\)\n-+\n\n.*Permission is hereby`, 'ms'),
      )
  })
})

describe('a site without offline reading', () => {
  it('has a worker that only ends one of an earlier release', () => {
    const script = read('minimal', WORKER_FILE)
    expect(script).toContain('unregister()')
    expect(script).not.toMatch(/addEventListener\([`'"]fetch/)
    expect(read('root', WORKER_FILE)).toMatch(/addEventListener\([`'"]fetch/)
    expect(script.length).toBeLessThan(1_000)
  })

  it('has no page for those that are not kept, and nothing of the packages', () => {
    expect(existsSync(path.join(sites.minimal.folder, PAGE))).toBe(false)
    expect(read('minimal', 'third-party-notices.txt')).not.toContain('workbox')
  })
})

it('the names of caches that workers end stay as they are, and those of two sites on one host differ', () => {
  expect(cachePrefix('/')).toBe('docs-engine:/:')
  expect(cachePrefix('/docs/')).toBe('docs-engine:/docs/:')
})
