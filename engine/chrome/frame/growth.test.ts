import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { siteConfigSchema } from '#model/config/site.ts'
import { type PageData, pageData } from '#model/page.ts'
import { siteOf } from '#model/site.ts'
import { FrameContext } from './frame-context.ts'
import { Layout } from './layout.tsx'

/** The most that a page may have beside its article, in bytes as they stand in the file. */
const MOST = { data: 4_000, frame: 16_000 }
/** How much more five times the pages may take together. */
const MOST_GROWTH = 6

const AREAS = { 1000: 80, 5000: 400 } as const
type Count = keyof typeof AREAS

const bytesOf = (text: string) => Buffer.byteLength(text)

/** The settings of a site of so many pages, in areas with a section each. */
function siteWith(pages: Count) {
  const perArea = pages / AREAS[pages]
  const link = (area: number, page: number) => `/area-${area}/page-${area * perArea + page}`
  const sidebar = Array.from({ length: AREAS[pages] }, (_, area) => {
    const items = Array.from({ length: perArea }, (__, page) => ({
      text: `Page ${area * perArea + page} about pools`,
      link: link(area, page),
    }))
    const [first, ...rest] = items
    return {
      text: `Area ${area} of the site`,
      items: [first, { text: 'Further pages', items: rest }],
    }
  })
  const config = {
    ...siteConfigSchema.parse({
      title: 'Generated',
      description: 'A site of generated pages.',
      baseUrl: 'https://docs.example.com',
      aiCta: true,
      sidebar,
    }),
    socials: [],
  }
  const areas = AREAS[pages]
  const places = [0, 1, areas / 2, areas - 2, areas - 1]
  const paths = places.flatMap(area =>
    [0, perArea / 2, perArea - 1].map(page => link(area, Math.floor(page))),
  )
  return { config, paths }
}

type Config = ReturnType<typeof siteWith>['config']

/** A page of such a site. */
function pageAt(config: Config, path: string): PageData {
  const frontmatter = { title: `The page ${path}`, description: 'A page.', layout: 'docs' as const }
  const headings = ['One', 'Two', 'Three', 'Four', 'Five'].map(text => ({
    ...{ id: text.toLowerCase(), text, level: 2 },
  }))
  return pageData(config, { path, filePath: `${path}.mdx`, frontmatter }, { headings })
}

function frameOf(config: Config, page: PageData): string {
  const value = { site: siteOf(config), page }
  return renderToString(
    createElement(FrameContext, { value }, createElement(Layout, null, 'Article')),
  )
}

/** What a site's pages have beside their articles, in bytes. */
function sizes(count: Count) {
  const { config, paths } = siteWith(count)
  return paths.map(path => {
    const page = pageAt(config, path)
    return {
      path,
      data: bytesOf(JSON.stringify(page)),
      frame: bytesOf(frameOf(config, page)),
      app: bytesOf(JSON.stringify(siteOf(config))),
    }
  })
}

describe('what a page has beside its article', () => {
  const small = sizes(1_000)
  const large = sizes(5_000)

  it('stays small wherever the page stands, and as small on five times the pages', () => {
    for (const { path, data, frame } of [...small, ...large]) {
      expect(data, `page data of ${path}`).toBeLessThanOrEqual(MOST.data)
      expect(frame, `frame of ${path}`).toBeLessThanOrEqual(MOST.frame)
    }
  })

  it('makes the site grow as its pages do', () => {
    const total = (pages: typeof small, count: number) =>
      (pages.reduce((sum, { data, frame }) => sum + data + frame, 0) / pages.length) * count
    expect(total(large, 5_000) / total(small, 1_000)).toBeLessThanOrEqual(MOST_GROWTH)
  })

  it('is none of the app', () => {
    expect(large[0]?.app).toBe(small[0]?.app)
  })
})

it('a page of a site with many areas shows its own, those beside it, and the way to all', () => {
  const { config, paths } = siteWith(5_000)
  const middle = pageAt(config, paths[7] ?? '')
  const shown = frameOf(config, middle)
  expect(shown.match(/Area \d+ of the site/g)).toEqual(
    [199, 200, 201].map(area => `Area ${area} of the site`),
  )
  expect(shown).toContain('href="/all-areas"')
  expect(shown).toMatch(/<details open=""><summary[^>]*>Further pages/)
  expect(shown).toContain('aria-current="page"')
})

it('a site with few areas links each page to all', () => {
  const { config, paths } = siteWith(1_000)
  const few = { ...config, sidebar: config.sidebar.slice(0, 40) }
  const shown = frameOf(few, pageAt(few, paths[0] ?? ''))
  expect(new Set(shown.match(/Area \d+ of the site/g)).size).toBe(40)
  expect(shown).not.toContain('/all-areas')
})
