import { expect, it } from 'vitest'
import { siteConfigSchema } from './config/site.ts'
import { structuredData } from './json-ld.ts'

const config = {
  ...siteConfigSchema.parse({
    title: 'Site',
    description: 'About.',
    baseUrl: 'https://a.example',
    sidebar: [
      {
        text: 'Area',
        items: [
          { text: 'Elsewhere', link: 'https://b.example' },
          { text: 'First', link: '/first' },
          { text: 'Part', items: [{ text: 'Page', link: '/page' }] },
        ],
      },
    ],
  }),
  socials: [],
}
const read = (...given: Parameters<typeof structuredData>) =>
  JSON.parse(structuredData(...given).text ?? '')['@graph']

it('says what a page is and where it stands', () => {
  const page = { path: '/page', title: 'A page' }
  const [article, trail, ...others] = read(config, page)
  expect(article).toEqual({
    '@type': 'TechArticle',
    headline: 'A page',
    url: 'https://a.example/page',
  })
  // An area stands for its first page. The page is the first of its part, which has none besides.
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Area', item: 'https://a.example/first' },
    { '@type': 'ListItem', position: 2, name: 'Page' },
  ])
  expect(others).toEqual([])
})

it('names the API that a page describes, and no place for a page that stands nowhere', () => {
  const types = read(config, { path: '/api', title: 'API' }, 'The API').map(
    (each: Record<string, string>) => each['@type'],
  )
  expect(types).toEqual(['TechArticle', 'WebAPI'])
})

it('cannot end its element', () => {
  const { text } = structuredData(config, { path: '/page', title: '</script>' })
  expect(text).not.toContain('<')
})
