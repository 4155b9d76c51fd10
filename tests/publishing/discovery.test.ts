import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtPages } from '#support/built-pages.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { sites } from '#support/sites/sites.ts'
import { headings, parts, readMarkdown } from '#support/twin.ts'

describe.each([
  { name: 'root', origin: 'https://docs.sushi.com' },
  { name: 'minimal', origin: 'https://skylark.example' },
] as const)('what programs find of $name', ({ name, origin }) => {
  const { folder } = sites[name]
  const pages = builtPages(name).map(page => page.path)
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  /** Whether an address of the site is that of a file, or of a page. */
  const answers = (address: string) => {
    const { pathname } = new URL(address)
    if (pathname === '/') return true
    return [pathname, `${pathname}.html`].some(file => existsSync(path.join(folder, file)))
  }
  const ofSite = (text: string) =>
    [...text.matchAll(/https:\/\/[^\s"<>)]+/g)]
      .map(([url]) => url)
      .filter(url => url.startsWith(origin))

  it('lists all pages with what each tells, in under 50,000 characters', () => {
    const list = readMarkdown(read('llms.txt'))
    expect(list.source.length).toBeLessThan(50_000)
    expect(headings(list).length).toBeGreaterThan(2)
    const links = parts(list, 'link').map(({ url }) => url)
    const twins = pages.map(page => `${origin}${page === '/' ? '/index' : page}.md`)
    expect(twins.filter(twin => !links.includes(twin))).toEqual([])
    expect(links.filter(url => !answers(url))).toEqual([])
  })

  it('has every page once in one file, and once in those of the areas', () => {
    const whole = read('llms-full.txt')
    const areas = ofSite(read('llms.txt')).filter(url => url.includes('/llms-full/'))
    const together = areas.map(url => read(new URL(url).pathname)).join('')
    for (const page of pages) {
      const line = `\nPage: ${origin}${page}\n`
      expect(whole.split(line), page).toHaveLength(2)
      expect(together.split(line), page).toHaveLength(2)
    }
  })

  it('names only what answers', () => {
    const files = ['robots.txt', 'sitemap.xml', 'index.json', 'skill.md']
    const optional = ['feed.xml', '.well-known/api-catalog', '.well-known/security.txt']
    const there = [...files, ...optional.filter(file => existsSync(path.join(folder, file)))]
    const addresses = there.flatMap(file => ofSite(read(file)))
    expect(addresses.length).toBeGreaterThan(pages.length)
    expect(addresses.filter(url => !answers(url))).toEqual([])
  })

  it('lists each page for search engines, once', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect(listed.toSorted()).toEqual(pages.map(page => origin + page).toSorted())
    expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('has the pages with their headings as JSON', () => {
    const { pages: listed } = JSON.parse(read('index.json'))
    expect(listed).toHaveLength(pages.length)
    for (const { title, description, url, markdown, headings: found } of listed) {
      expect([title, description].every(text => text.length > 0)).toBe(true)
      expect([url, markdown].every(answers)).toBe(true)
      expect(found.length).toBeGreaterThan(0)
    }
  })

  it('gives the digest of its instructions for assistants', () => {
    const [skill, ...others] = JSON.parse(read('.well-known/agent-skills/index.json')).skills
    expect(others).toEqual([])
    const digest = createHash('sha256').update(read(skill.url)).digest('hex')
    expect(skill.digest).toBe(`sha256:${digest}`)
    expect(read(skill.url)).toContain(`\nname: ${skill.name}\n`)
    expect(skill.name).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/)
  })
})

describe('what programs find of this site alone', () => {
  const read = (file: string) => readFileSync(path.join(sites.root.folder, file), 'utf8')

  it('is who hears of vulnerabilities, for the year after the commit', () => {
    const text = read('.well-known/security.txt')
    expect(text).toContain('Contact: mailto:security@sushi.com\n')
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/m)
  })

  it('is each API with its definition and its page', () => {
    const { linkset } = JSON.parse(read('.well-known/api-catalog'))
    expect(linkset.map((each: Record<string, unknown>) => each['service-desc'])).toEqual([
      [{ href: 'https://docs.sushi.com/openapi.yaml', type: 'application/yaml' }],
      [{ href: 'https://docs.sushi.com/blade-openapi.json', type: 'application/json' }],
    ])
    expect(linkset.map((each: Record<string, unknown>) => each['service-doc'])).toEqual([
      [{ href: 'https://docs.sushi.com/api/swagger', type: 'text/html' }],
      [{ href: 'https://docs.sushi.com/api/blade/swagger', type: 'text/html' }],
    ])
  })

  it('is the pages that changed last, the newest first', () => {
    const times = [...read('feed.xml').matchAll(/<updated>([^<]+)<\/updated>/g)].map(([, at]) => at)
    const [newest, ...ofPages] = times
    expect(ofPages.length).toBeGreaterThan(1)
    expect(newest).toBe(ofPages[0])
    expect(ofPages).toEqual(ofPages.toSorted().reverse())
  })
})

it('a site below a path has nothing that programs look for at the root of a host', async () => {
  const { folder, remove } = await temporaryFolder()
  await build(fixtureRoot('full'), folder, { environment: { BASE_PATH: '/docs/' } })
  const there = ['robots.txt', '.well-known', 'llms.txt', 'guide.md'].map(file =>
    existsSync(path.join(folder, file)),
  )
  const list = readFileSync(path.join(folder, 'llms.txt'), 'utf8')
  await remove()
  expect(there).toEqual([false, false, true, true])
  expect(list).toContain('/docs/guide.md')
})
