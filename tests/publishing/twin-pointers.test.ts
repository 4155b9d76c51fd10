import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { LLMS_FILE, twinFileOf } from '#engine/model/twin.ts'
import { builtPages } from '#support/built-pages.ts'
import { all, attribute, one, text } from '#support/html.ts'
import { BASE_PATH, sites } from '#support/sites/sites.ts'
import { readTwin } from '#support/twin.ts'

describe.each([
  { site: 'root', base: 'https://docs.sushi.com/' },
  { site: 'docs', base: `https://docs.sushi.com${BASE_PATH}` },
  { site: 'minimal', base: 'https://skylark.example/' },
] as const)('a program that reads a page of $site', ({ site, base }) => {
  const pages = builtPages(site).map(page => ({ ...page, tree: fromHtml(page.html) }))

  it('learns in the head where its Markdown is', () => {
    const linked = pages.map(({ path, tree }) => [
      path,
      all(tree, { tag: 'link', with: { type: 'text/markdown' } }).map(
        link => `${attribute(link, 'rel')} ${attribute(link, 'href')}`,
      ),
    ])
    expect(linked).toEqual(
      pages.map(({ path }) => [path, [`alternate ${base}${twinFileOf(path)}`]]),
    )
  })

  it('learns at the beginning of the content where all pages are listed', () => {
    const list = `${new URL(base).pathname}${LLMS_FILE}`
    const without = pages.filter(({ tree }) => {
      const [first] = one(tree, { tag: 'main' }).children
      if (first?.type !== 'element' || attribute(first, 'id') === 'article') return true
      // Programs that read aloud say it, too: it is neither hidden nor empty for them.
      const isHidden = ['hidden', 'ariaHidden'].some(name => attribute(first, name) !== undefined)
      return isHidden || !text(first).endsWith(` ${list}`)
    })
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('learns the same of the Markdown, within its first lines', () => {
    const without = pages.filter(({ path }) => {
      const [head] = readTwin(sites[site].folder, path).source.split('\n## ')
      return !head?.includes(` ${base}${LLMS_FILE}`)
    })
    expect(without.map(({ path }) => path)).toEqual([])
  })
})
