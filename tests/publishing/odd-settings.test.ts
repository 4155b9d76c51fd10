import type { Root } from 'hast'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { all, attribute, meta, one, readPage, readStyles, text } from '#support/html.ts'

let folder = ''
let remove = async () => {}
const page = (path: string): Promise<Root> => readPage(folder, path)

beforeAll(async () => {
  ;({ folder, remove } = await temporaryFolder())
  await build(fixtureRoot('full'), folder)
})
afterAll(() => remove())

describe('settings of the frame', () => {
  it('a fixed color scheme is in force before any script, and has no switch', async () => {
    const guide = await page('/guide')
    expect(attribute(one(guide, { tag: 'html' }), 'dataScheme')).toBe('dark')
    expect(all(guide, { with: { dataThemeSwitch: '' } })).toEqual([])
  })

  it('a banner that may not be dismissed has links, its height and no button', async () => {
    const guide = await page('/guide')
    const banner = one(guide, { tag: 'aside', with: { ariaLabel: 'Announcement' } })
    expect(text(banner)).toBe('Read the guide first.')
    expect(attribute(one(banner, { tag: 'a' }), 'href')).toBe('/guide')
    expect(all(banner, { tag: 'button' })).toEqual([])
    // Were it named, a dismissal from the time when it could be dismissed would hide it.
    expect(attribute(one(guide, { tag: 'html' }), 'dataBanner')).toBeUndefined()
    expect(await readStyles(folder)).toContain('--banner-height:48px')
  })

  it('a logo is an image, 56 pixels high, that leads home', async () => {
    const home = one(await page('/guide'), { tag: 'a', with: { ariaLabel: 'Fixture: home' } })
    expect(attribute(home, 'href')).toBe('/')
    const logo = one(home, { tag: 'img' })
    expect(attribute(logo, 'src')).toBe('/images/dot.svg')
    expect(attribute(logo, 'height')).toBe('56')
  })

  it('the outline ends with its footer, links and all', async () => {
    const outline = one(await page('/guide'), {
      tag: 'nav',
      with: { ariaLabelledBy: 'outline-title' },
    })
    expect(text(outline)).toContain('Something missing? Say so.')
    const links = all(outline, { tag: 'a' }).map(link => attribute(link, 'href'))
    expect(links).toEqual(['#say-so', '#ways-on', '/guide#say-so'])
  })

  it('the edit link has its own text and the file of the page', async () => {
    const link = one(await page('/blog'), { tag: 'a', with: { href: /example\.org\/edit/ } })
    expect(attribute(link, 'href')).toBe('https://example.org/edit/blog/index.mdx')
    expect(text(link)).toBe('Propose a change (opens in a new tab)')
  })

  it('the assistant is asked what the settings make of the page’s address', async () => {
    const [link] = all(await page('/guide'), {
      tag: 'a',
      with: { href: /^https:\/\/chat\.example/ },
    })
    const url = new URL((link && attribute(link, 'href')) ?? '')
    expect(url.origin + url.pathname).toBe('https://chat.example.org/search')
    expect(url.searchParams.get('q')).toBe('Explain https://docs.example.org/guide')
  })

  it('another assistant is asked the same', async () => {
    const link = one(await page('/guide'), {
      tag: 'a',
      with: { href: /^https:\/\/other\.example/ },
    })
    const { searchParams } = new URL(attribute(link, 'href') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      m: '1',
      ask: 'Explain https://docs.example.org/guide',
    })
  })

  it('a reader reports to the repository', async () => {
    const link = one(await page('/guide'), { tag: 'a', with: { href: /^https:\/\/code\.example/ } })
    const url = new URL(attribute(link, 'href') ?? '')
    expect(url.pathname).toBe('/us/docs/issues/new')
    expect(url.searchParams.get('body')).toBe('https://docs.example.org/guide')
  })

  it('a sidebar of five levels is in the page, open down to the current page alone', async () => {
    const sections = all(await page('/guide/deep'), { tag: 'details' })
    const states = sections.flatMap(section => {
      const [summary] = all(section, { tag: 'summary' })
      return summary ? [`${text(summary)} ${section.properties.open ? 'open' : 'closed'}`] : []
    })
    const levels = ['Level 1 open', 'Level 2 open', 'Level 3 open', 'Level 4 open']
    expect(states).toEqual(expect.arrayContaining([...levels, 'Shut closed']))
    const current = one(await page('/guide/deep'), { tag: 'a', with: { ariaCurrent: 'page' } })
    expect(text(current)).toBe('Level 5')
  })

  it('an announced page cannot be pressed', async () => {
    const sidebar = one(await page('/guide'), { with: { ariaLabel: 'Documentation' } })
    expect(text(sidebar)).toContain('Announced (not available yet)')
    expect(all(sidebar, { tag: 'a' }).map(text)).not.toContain('Announced')
  })
})

describe('settings of pages', () => {
  it('a page can hide every part of the frame', async () => {
    const start = await page('/guide/start')
    expect(all(start, { tag: 'nav', with: { ariaLabel: 'Documentation' } })).toEqual([])
    expect(all(start, { with: { ariaLabelledBy: 'outline-title' } })).toEqual([])
    expect(all(start, { tag: 'a', with: { ariaLabel: 'Fixture: home' } })).toEqual([])
    expect(all(start, { tag: 'a', with: { href: /^https:\/\/chat\.example/ } })).toEqual([])
    expect(all(start, { tag: 'header' })).toEqual([])
    expect(text(one(start, { tag: 'h1' }))).toBe('Start')
  })

  it('text measures reach the text column by a class', async () => {
    const main = one(await page('/measured'), { tag: 'main' })
    const name = attribute(main, 'className')?.split(' ').at(-1)
    const rule = new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(await readStyles(folder))?.[1]
    expect(rule?.split(';').sort()).toEqual([
      '--content-padding-block:10px',
      '--content-padding-inline:2rem',
      '--content-width:90ch',
    ])
    expect(attribute(one(await page('/guide'), { tag: 'main' }), 'className')).not.toContain(
      'measures',
    )
  })
})

describe('settings of articles', () => {
  it('without mathematics, dollar signs stay what they are', async () => {
    const article = one(await page('/guide'), { with: { id: 'article' } })
    expect(text(article)).toContain('A formula that is text here: $$x \\cdot y$$.')
    expect(all(article, { tag: 'math' })).toEqual([])
  })

  it('code has the colors of the themes that were chosen', async () => {
    const styles = await readStyles(folder)
    const keyword = all(await page('/guide'), { tag: 'span' }).find(span => text(span) === 'const')
    const classes = (keyword && attribute(keyword, 'className'))?.split(' ') ?? []
    const rules = classes.map(
      name => new RegExp(`\\.${name}(?:,[^{]*)?\\{([^}]*)\\}`).exec(styles)?.[1],
    )
    // Keywords of the themes as their own files have them.
    expect(rules).toEqual(['color:light-dark(#d32f2f,#81a1c1)'])
  })

  it('web fonts are asked for by name and used', async () => {
    const guide = await page('/guide')
    const sheet = one(guide, { tag: 'link', with: { href: /^https:\/\/fonts\.googleapis\.com/ } })
    const url = new URL(attribute(sheet, 'href') ?? '')
    expect(url.searchParams.getAll('family')).toEqual([
      'Open Sans:wght@300;400;500',
      'Fira Code:wght@300;400;500',
    ])
    const styles = await readStyles(folder)
    expect(styles).toContain('--font:"Open Sans",')
    expect(styles).toContain('--mono:"Fira Code",')
  })

  it('sponsors stand in groups and rows, at their height', async () => {
    const sponsors = await page('/sponsors')
    const gold = one(sponsors, { tag: 'section', with: { ariaLabel: 'Gold' } })
    const silver = one(sponsors, { tag: 'section', with: { ariaLabel: 'Silver' } })
    const images = (group: typeof gold) =>
      all(group, { tag: 'img' }).map(image => [
        attribute(image, 'alt'),
        attribute(image, 'height'),
        attribute(image, 'src'),
      ])
    expect(images(gold)).toEqual([
      ['One', '40', '/images/dot.svg'],
      ['Two', '40', '/images/dot-light.svg'],
      ['Two', '40', '/images/dot-dark.svg'],
    ])
    expect(images(silver)).toEqual([['Three', '24', '/images/dot.svg']])
    expect(all(gold, { tag: 'ul' })).toHaveLength(2)
    const link = one(silver, { tag: 'a', with: { href: 'https://three.example.org' } })
    expect(attribute(link, 'target')).toBe('_blank')
  })

  it('the list of articles has the newest first, with authors and dates', async () => {
    const list = one(await page('/blog'), { with: { id: 'article' } })
    expect(all(list, { tag: 'li' }).map(text)).toEqual([
      'Second article, March 1, 2026 by Linus, Margaret. The newer of two.',
      'First article, January 31, 2026 by Ada, Grace. The older of two.',
    ])
  })

  it.each([
    ['/blog/first', 'January 31, 2026 by Ada, Grace', ['https://example.org/grace']],
    ['/blog/second', 'March 1, 2026 by Linus', ['https://example.org/linus']],
  ])('%s says who wrote it and when', async (path, byline, links) => {
    const article = one(await page(path), { with: { id: 'article' } })
    const [first] = all(article, { tag: 'p' })
    if (!first) throw new Error('there is no byline')
    expect(text(first)).toContain(byline)
    expect(all(first, { tag: 'a' }).map(link => attribute(link, 'href'))).toEqual(links)
  })
})

describe('the head', () => {
  it.each([
    ['/guide', 'https://og.example.org'],
    ['/guide/start', 'https://og.example.org'],
    ['/guide/deep', 'https://docs.example.org'],
    ['/measured', 'https://docs.example.org'],
  ])('of %s has the shared-link image of the longest matching prefix', async (path, origin) => {
    expect(new URL(meta(await page(path), 'og:image') ?? '').origin).toBe(origin)
  })

  it('fills in logo, title and description of a shared-link image', async () => {
    const { searchParams } = new URL(meta(await page('/guide'), 'og:image') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      logo: 'https://docs.example.org/images/dot.svg',
      title: 'A guide, B & C for $& 5',
      description: 'A page that is also a folder.',
    })
  })

  it.each([
    ['/', 'Fixture'],
    ['/guide', 'A guide, B & C for $& 5 | Fixture'],
  ])('of %s has the title "%s"', async (path, title) => {
    expect(text(one(await page(path), { tag: 'title' }))).toBe(title)
  })
})
