import { describe, expect, it } from 'vitest'
import { siteConfigSchema } from './config/site.ts'
import { headTags } from './head.ts'
import type { SourcePage } from './page.ts'

const config = (more: object = {}) => ({
  ...siteConfigSchema.parse({
    title: 'Docs',
    titleTemplate: '%s | Docs',
    description: 'Documentation.',
    baseUrl: 'https://docs.example.org',
    ...more,
  }),
  socials: [],
})

const page = (
  path: string,
  title = 'A & B',
  description = 'One sentence.',
): Pick<SourcePage, 'path' | 'frontmatter'> => ({
  path,
  frontmatter: { title, description, layout: 'docs' },
})

describe('the shared-link image', () => {
  const imageOf = (...of: [ReturnType<typeof config>, ReturnType<typeof page>]) =>
    headTags(...of, { indexed: true }).find(({ attributes }) => attributes.property === 'og:image')
      ?.attributes.content
  const byPrefix = { '/': '/all.png', '/api': '/api.png', '/api/errors/': '/errors.png' }

  it.each([
    ['/', '/all.png'],
    ['/dao', '/all.png'],
    ['/api', '/api.png'],
    ['/api/swap', '/api.png'],
    ['/apiary', '/all.png'],
    ['/api/errors', '/api.png'],
    ['/api/errors/server', '/errors.png'],
  ])('of %s is %s', (path, image) => {
    const url = imageOf(config({ ogImageUrl: byPrefix }), page(path))
    expect(url).toBe(`https://docs.example.org${image}`)
  })

  it.each([
    { setting: undefined, expected: undefined },
    { setting: { '/api': '/api.png' }, expected: undefined },
    { setting: '/one.png', expected: 'https://docs.example.org/base/one.png' },
    { setting: 'https://og.example.org/a.png', expected: 'https://og.example.org/a.png' },
  ])('is $expected for the setting $setting', ({ setting, expected }) => {
    const settings = config({ basePath: '/base/', ...(setting && { ogImageUrl: setting }) })
    expect(imageOf(settings, page('/dao'))).toBe(expected)
  })

  it.each([
    ['/logo.svg', 'https://docs.example.org/logo.svg'],
    [{ light: '/light.svg', dark: '/dark.svg' }, 'https://docs.example.org/light.svg'],
    [undefined, ''],
  ])('is given the logo %j as %s', (logoUrl, expected) => {
    const template = 'https://og.example.org/?l=%logo&t=%title&d=%description'
    const settings = config({ ogImageUrl: template, ...(logoUrl && { logoUrl }) })
    const url = new URL(imageOf(settings, page('/', 'Get $& for 5%', '%title?')) ?? '')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      l: expected,
      t: 'Get $& for 5%',
      d: '%title?',
    })
  })
})

describe('the head of a page', () => {
  const tags = (indexed: boolean, more?: object) =>
    headTags(config({ basePath: '/base/', ...more }), page('/dao'), { indexed }).map(
      ({ tag, attributes, text }) => `${tag} ${text ?? Object.values(attributes).join(' ')}`,
    )

  it('has its title, description and address', () => {
    expect(tags(true)).toEqual(
      expect.arrayContaining([
        'title A & B | Docs',
        'meta description One sentence.',
        'link canonical https://docs.example.org/base/dao',
        'meta og:url https://docs.example.org/base/dao',
        'meta og:title A & B | Docs',
        'meta twitter:title A & B | Docs',
        'meta twitter:card summary',
      ]),
    )
  })

  it('has no address where it answers unknown paths', () => {
    const found = tags(false)
    expect(found).toContain('meta robots noindex')
    expect(found.filter(tag => /canonical|og:url/.test(tag))).toEqual([])
  })

  it.each([
    ['/icon.svg', ['link icon /base/icon.svg image/svg+xml']],
    [
      { light: '/light.png', dark: '/dark.png' },
      [
        'link icon /base/light.png (prefers-color-scheme: light)',
        'link icon /base/dark.png (prefers-color-scheme: dark)',
      ],
    ],
  ])('has the icon %j', (iconUrl, expected) => {
    expect(tags(true, { iconUrl }).filter(tag => tag.includes('icon'))).toEqual(expected)
  })
})
