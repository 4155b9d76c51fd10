import { describe, expect, it } from 'vitest'
import type { Frontmatter, Layout } from './config/frontmatter.ts'
import { siteConfigSchema } from './config/site.ts'
import { headTitle, type PageData, pageData, pageUrl } from './page.ts'

const config = (more: object = {}) => ({
  ...siteConfigSchema.parse({
    title: 'Docs',
    titleTemplate: '%s | %s | Docs',
    description: 'Documentation.',
    baseUrl: 'https://docs.example.org/',
    aiCta: true,
    ...more,
  }),
  socials: [],
})

const data = (frontmatter: Partial<Frontmatter>, more: object = {}) =>
  pageData(
    config(more),
    {
      path: '/a',
      filePath: 'a/$&.mdx',
      frontmatter: { title: 'A', description: 'A page.', layout: 'docs', ...frontmatter },
    },
    { headings: [2, 3, 4].map(level => ({ id: `h${level}`, text: `h${level}`, level })) },
  )

const shown = ({ hides, outline, aiCtaUrl }: PageData) => ({
  sidebar: !hides?.includes('sidebar'),
  topNav: !hides?.includes('topNav'),
  outline: outline.length > 0,
  logo: !hides?.includes('logo'),
  aiCta: aiCtaUrl !== undefined,
})

const namesOf = (parts: Record<string, boolean>) =>
  Object.entries(parts)
    .filter(([, isShown]) => isShown)
    .map(([part]) => part)
    .join(' ')

describe('what a page shows', () => {
  const expected = {
    docs: 'sidebar topNav outline logo aiCta',
    minimal: 'topNav logo',
    landing: 'topNav logo',
  } satisfies Record<Layout, string>
  it.each(Object.entries(expected) as [Layout, string][])(
    'depends on its layout: %s',
    (layout, parts) => {
      expect(namesOf(shown(data({ layout })))).toBe(parts)
    },
  )

  const fields = ['showSidebar', 'showTopNav', 'showOutline', 'showLogo', 'showAiCta'] as const
  const partOf = {
    showSidebar: 'sidebar',
    showTopNav: 'topNav',
    showOutline: 'outline',
    showLogo: 'logo',
    showAiCta: 'aiCta',
  } as const
  it.each(fields)('follows the site’s %s unless the page has its own', field => {
    const part = partOf[field]
    expect(shown(data({}, { [field]: false }))[part]).toBe(false)
    expect(shown(data({ [field]: true }, { [field]: false }))[part]).toBe(true)
    expect(shown(data({ [field]: false }))[part]).toBe(false)
    expect(shown(data({ layout: 'minimal', [field]: true }))[part]).toBe(true)
  })
})

it.each([
  [undefined, 'h2'],
  [true, 'h2'],
  [[3, 4] as [number, number], 'h3'],
  [false, undefined],
])('an outline set to %j begins with %s', (showOutline, first) => {
  expect(data(showOutline === undefined ? {} : { showOutline }).outline[0]?.id).toBe(first)
})

it.each([
  ['Swap', 'Swap | Swap | Docs'],
  ['$& and $1', '$& and $1 | $& and $1 | Docs'],
  ['Docs', 'Docs'],
])('the tab of "%s" is called "%s"', (title, tab) => {
  expect(headTitle(config(), title)).toBe(tab)
})

it('the edit link has the page’s file', () => {
  const editLink = { pattern: 'https://example.org/edit/:path?p=:path' }
  expect(data({}, { editLink }).editUrl).toBe('https://example.org/edit/a/$&.mdx?p=a/$&.mdx')
})

it.each([
  ['/', '/', 'https://docs.example.org/'],
  ['/a/b', '/', 'https://docs.example.org/a/b'],
  ['/', '/docs/', 'https://docs.example.org/docs/'],
  ['/a/b', '/docs/', 'https://docs.example.org/docs/a/b'],
])('the address of %s under %s is %s', (path, basePath, url) => {
  expect(pageUrl(config({ basePath }), path)).toBe(url)
})

it('a page of calls says so to its frame, also when its outline leaves them out', () => {
  const call = { id: 'quote', text: 'Get a quote', level: 5, method: 'GET' }
  const frontmatter = { title: 'A', description: 'A page.', layout: 'docs' } as const
  const page = { path: '/a', filePath: 'a.mdx', frontmatter }
  expect(pageData(config(), page, { headings: [call] })).toMatchObject({
    hasCalls: true,
    outline: [],
  })
  expect(data({})).not.toHaveProperty('hasCalls')
})
