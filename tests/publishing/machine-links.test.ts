import { globSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serveSite } from '#engine/node/serve/serve.ts'
import { builtPages } from '#support/built-pages.ts'
import { all, attribute, one, text } from '#support/html.ts'
import { sites } from '#support/sites/sites.ts'

/** Files that programs read besides the twins of pages. */
const FILES = [
  'llms.txt',
  'llms-full.txt',
  'robots.txt',
  'sitemap.xml',
  'feed.xml',
  'index.json',
  'skill.md',
  '.well-known/api-catalog',
  '.well-known/security.txt',
  '.well-known/agent-skills/index.json',
]

const pageSchema = z.url({ protocol: /^https$/ })

/** What pages may tell search engines: an article, the way to it, and an API; each with these fields and no others. */
const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(
    z.discriminatedUnion('@type', [
      z.strictObject({
        '@type': z.literal('TechArticle'),
        headline: z.string().min(1).max(110),
        url: pageSchema,
      }),
      z.strictObject({
        '@type': z.literal('BreadcrumbList'),
        itemListElement: z
          .array(
            z.strictObject({
              '@type': z.literal('ListItem'),
              position: z.int().positive(),
              name: z.string().min(1),
              item: pageSchema.optional(),
            }),
          )
          .min(2),
      }),
      z.strictObject({
        '@type': z.literal('WebAPI'),
        name: z.string().min(1),
        documentation: pageSchema,
      }),
    ]),
  ),
})

const { folder } = sites.root
const ORIGIN = 'https://docs.sushi.com'
let server: Server
let url = ''
beforeAll(async () => {
  const served = await serveSite({ folder, port: 0, basePath: '/' })
  server = served.server
  url = served.url.replace(/\/$/, '')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What the served site says to an address of the published one, without following it on. */
const statuses = new Map<string, Promise<number>>()
function statusOf(address: string): Promise<number> {
  const place = address.slice(ORIGIN.length).replace(/#.*/, '') || '/'
  const known = statuses.get(place)
  if (known) return known
  const asked = fetch(url + place, { method: 'HEAD', redirect: 'manual' }).then(
    ({ status }) => status,
  )
  statuses.set(place, asked)
  return asked
}

/** Those of some addresses that are not answered with 200. */
async function unanswered(addresses: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    addresses.map(async address => ({ address, status: await statusOf(address) })),
  )
  return found
    .filter(({ status }) => status !== 200)
    .map(({ address, status }) => `${address} ${status}`)
}

/** The addresses of the site in a text, as programs find them: without what ends a sentence. */
const addressesIn = (from: string) => [
  ...new Set(
    [...from.matchAll(/https:\/\/docs\.sushi\.com(?![\w.-])[^\s"'`<>()[\]{}|\\]*/g)].map(
      ([address]) => address.replace(/[.,:;!?*_]+$/, ''),
    ),
  ),
]

describe('every address of this site answers over HTTP', () => {
  const files = [...FILES, ...globSync('llms-full/*', { cwd: folder })]

  it.each(files)('in %s, which itself does', async file => {
    const addresses = addressesIn(readFileSync(path.join(folder, file), 'utf8'))
    expect(await statusOf(`${ORIGIN}/${file}`)).toBe(200)
    if (!file.endsWith('agent-skills/index.json')) expect(addresses.length).toBeGreaterThan(0)
    expect(await unanswered(addresses)).toEqual([])
  })

  it('in the twins of all pages', async () => {
    const twins = globSync('**/*.md', { cwd: folder }).filter(file => !file.startsWith('llms-full'))
    expect(twins.length).toBeGreaterThan(builtPages('root').length - 1)
    for (const twin of twins) {
      const addresses = addressesIn(readFileSync(path.join(folder, twin), 'utf8'))
      expect(await unanswered([`${ORIGIN}/${twin}`, ...addresses]), twin).toEqual([])
    }
  })

  it('would be missed where it did not', async () => {
    expect(await unanswered([`${ORIGIN}/nowhere#part`])).toEqual([`${ORIGIN}/nowhere#part 404`])
    expect(statuses.size).toBeGreaterThan(2 * builtPages('root').length)
  })

  it('where the index of skills leads to, too', async () => {
    const index = await fetch(`${url}/.well-known/agent-skills/index.json`)
    const { skills } = z
      .object({ skills: z.array(z.object({ url: z.string() })).min(1) })
      .parse(await index.json())
    expect(await unanswered(skills.map(skill => new URL(skill.url, ORIGIN).href))).toEqual([])
  })
})

describe('what the head of each page tells programs', () => {
  const pages = builtPages('root').map(page => ({ ...page, tree: fromHtml(page.html) }))

  it('is where the feed is, which answers as a feed', async () => {
    const feeds = pages.map(({ tree }) =>
      attribute(one(tree, { tag: 'link', with: { type: 'application/atom+xml' } }), 'href'),
    )
    expect([...new Set(feeds)]).toEqual(['/feed.xml'])
    const { status, headers } = await fetch(`${url}/feed.xml`)
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ])
  })

  it('is an article, the way to it and its API, and no list of questions', async () => {
    const kinds = new Set<string>()
    for (const { path: page, tree } of pages) {
      const script = textOf(one(tree, { tag: 'script', with: { type: 'application/ld+json' } }))
      const canonical = attribute(one(tree, { tag: 'link', with: { rel: 'canonical' } }), 'href')
      const { '@graph': graph } = graphSchema.parse(JSON.parse(script))
      expect(
        graph.filter(each => each['@type'] === 'TechArticle'),
        page,
      ).toHaveLength(1)
      for (const each of graph) {
        kinds.add(each['@type'])
        if (each['@type'] === 'TechArticle') expect(each.url).toBe(canonical)
        if (each['@type'] === 'WebAPI') expect(each.documentation).toBe(canonical)
        if (each['@type'] !== 'BreadcrumbList') continue
        const steps = each.itemListElement
        expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
        expect(steps.at(-1)).not.toHaveProperty('item')
        const above = steps.slice(0, -1).map(({ item = '' }) => item)
        expect(await unanswered(above), page).toEqual([])
      }
    }
    expect([...kinds].sort()).toEqual(['BreadcrumbList', 'TechArticle', 'WebAPI'])
  })

  it('names each API on the page that shows it', () => {
    const apis = pages.filter(({ tree }) =>
      all(tree, { tag: 'script', with: { type: 'application/ld+json' } }).some(script =>
        text(script).includes('"WebAPI"'),
      ),
    )
    expect(apis.map(page => page.path)).toEqual(['/api/blade/swagger', '/api/swagger'])
  })
})
