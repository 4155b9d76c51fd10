import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { normalizePath, outputFileOf } from '#engine/model/routes.ts'
import { type BuiltPage, builtPages } from '#support/built-pages.ts'
import { sites } from '#support/sites/sites.ts'
import { parts, readMarkdown, readTwin } from '#support/twin.ts'
import { type AuditedPage, type TwinFault, twinFaults } from '#support/twin-audit.ts'

const SUSHI = 'https://docs.sushi.com'

describe.each([
  { site: 'root', origin: SUSHI },
  { site: 'minimal', origin: 'https://skylark.example' },
  { site: 'gallery', origin: SUSHI },
] as const)('the Markdown of each page of $site', ({ site, origin }) => {
  const { folder } = sites[site]
  const all = builtPages(site)
  // The gallery has every tag and figure in every state; what else is built with it is the site itself.
  const pages = site === 'gallery' ? all.filter(page => page.path.startsWith('/gallery')) : all
  const known = new Map(all.map(page => [page.path, page]))
  const idsOf = new Map<string, Set<string>>()
  const ids = (page: BuiltPage) => {
    const found =
      idsOf.get(page.path) ??
      new Set([...page.html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id))
    idsOf.set(page.path, found)
    return found
  }

  it('is there to be compared', () => {
    expect(pages.length).toBeGreaterThan(4)
  })

  it.each(pages)('$path is complete and clean', page => {
    const twin = readTwin(folder, page.path)
    expect(twinFaults({ ...page, twin, origin, isPage: at => known.has(at) })).toEqual({})
  })

  it.each(pages)('$path leads to nothing on this site that is not there', page => {
    const twin = readTwin(folder, page.path)
    const addresses = [...parts(twin, 'link'), ...parts(twin, 'image')].map(({ url }) => url)
    const missing = addresses.filter(address => {
      if (!address.startsWith(`${origin}/`) && address !== origin) return false
      const { pathname, hash } = new URL(address)
      const at = normalizePath(pathname)
      if (!existsSync(path.join(folder, known.has(at) ? outputFileOf(at) : pathname))) return true
      const target = known.get(normalizePath(pathname.replace(/\.md$/, '')))
      return (
        hash !== '' && target !== undefined && !ids(target).has(decodeURIComponent(hash.slice(1)))
      )
    })
    expect(missing).toEqual([])
  })
})

describe('the comparison of a page with its Markdown', () => {
  const html = `<div id="article"><h1>Fees</h1><p>What a swap costs.</p><h2 id="rate">Rate</h2>
<p>It is 0.30%, by <a href="/amm">the pool</a> and <a href="https://a.example/">others</a>:
<math><mi>x</mi></math></p>
<table><tr><th>Pool</th><th>Fee</th></tr><tr><td>A</td><td>5</td></tr><tr><td>B</td><td>7</td></tr></table>
<button>Copy 99</button></div>`
  const source = `# Fees

What a swap costs.

Page: ${SUSHI}/fees
All pages as Markdown: ${SUSHI}/llms.txt

## Rate

It is 0.30%, by [the pool](${SUSHI}/amm.md) and [others](https://a.example/): $$x$$

| Pool | Fee |
| --- | --- |
| A | 5 |
| B | 7 |
`
  const faultsOf = (written: string) => {
    const page: AuditedPage = {
      path: '/fees',
      html,
      twin: readMarkdown(written),
      origin: SUSHI,
      isPage: at => at === '/amm',
    }
    return Object.keys(twinFaults(page))
  }

  it('finds nothing where nothing is lost', () => {
    expect(faultsOf(source)).toEqual([])
  })

  it.each<[lost: string, from: string, to: string, found: TwinFault[]]>([
    ['a lost heading', '## Rate\n', '', ['headings', 'words']],
    ['a heading that became text', '## Rate', 'Rate', ['headings']],
    ['a changed heading', '## Rate', '## Rates', ['headings']],
    ['a lost word', 'What a swap costs.', 'What it costs.', ['words']],
    ['a lost number', '0.30%', 'little', ['words', 'numbers']],
    ['a shortened number', '0.30%', '0.3%', ['words', 'numbers']],
    ['a lost link', `[the pool](${SUSHI}/amm.md)`, 'the pool', ['links']],
    ['a link to the page in place of its Markdown', '/amm.md', '/amm', ['links']],
    ['a lost link to elsewhere', '[others](https://a.example/)', 'others', ['links']],
    ['a lost row', '| B | 7 |\n', '\n7\n', ['tables']],
    ['a table that became text', '| --- | --- |\n', '', ['tables']],
    ['a lost formula', '$$x$$', '', ['formulas']],
    ['a formula that became text', '$$x$$', 'x', ['formulas']],
    ['an element of the page', '$$x$$', '$$x$$ <span>x</span>', ['leftovers']],
    ['an entity', 'It is', 'It&nbsp;is', ['leftovers']],
    ['a mark that the build sets', 'It is', 'It \uE000t/amm\uE001 is', ['words', 'leftovers']],
    ['a mark within an address', `${SUSHI}/amm.md`, '\uE000t/amm\uE001', ['links', 'leftovers']],
    ['a value of a program', 'It is', 'It is undefined:', ['words', 'leftovers']],
    ['an empty link', 'It is', `[](${SUSHI}/) It is`, ['leftovers']],
    ['empty code', '$$x$$\n', '$$x$$\n\n```\n\n```\n', ['leftovers']],
    ['no address of the page', `Page: ${SUSHI}/fees\n`, '', ['beginning']],
    ['no list of all pages', `${SUSHI}/llms.txt`, 'elsewhere', ['beginning']],
    ['no title', '# Fees\n\n', '', ['headings', 'beginning']],
  ])('finds %s', (_, from, to, found) => {
    expect(source).toContain(from)
    // By a function: the signs of a formula would be read as those of a replacement.
    expect(faultsOf(source.replace(from, () => to))).toEqual(found)
  })
})
