import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { glossary } from '#site/facts/glossary/glossary.ts'
import { SITE_ROOT } from '#support/folders.ts'

/** Pages that readers without any of these words begin with. */
const FIRST_PAGES = ['what-is-sushi', 'why-sushi', 'security']

/** Words of the field that they use, by the term that defines each. */
const WORDS: readonly (readonly [id: string, word: RegExp])[] = [
  ['gas', /\bgas\b/i],
  ['revert', /\breverts?\b/i],
  ['price-impact', /\bprice impact\b/i],
  ['slippage', /\bslippage\b/i],
  ['spender', /\bspender\b/i],
  ['basis-point', /\bbasis points?\b/i],
  ['minimum-output', /\bminimum output\b/i],
  ['quorum', /\bquorum\b/i],
]

/** The words of a page, below its frontmatter and imports. */
const wordsOf = (page: string) =>
  readFileSync(path.join(SITE_ROOT, 'content', `${page}.mdx`), 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^import .*$/gm, '')

describe.each(FIRST_PAGES)('/%s', page => {
  const words = wordsOf(page)

  it('links each word of the field to its definition where it is first used', () => {
    const used = WORDS.filter(([, word]) => word.test(words))
    expect(used.length).toBeGreaterThan(1)
    const bare = used.filter(([id, word]) => {
      const before = words.slice(0, words.search(word))
      return !before.endsWith(`<Term id="${id}">`) && !before.endsWith(`<Term id="`)
    })
    expect(bare.map(([id]) => id)).toEqual([])
  })
})

it('the glossary defines the tokens, the venue and the kinds of thing that pages speak of', () => {
  const defined = glossary.map(({ term }) => term)
  expect(defined).toEqual(expect.arrayContaining(['SUSHI', 'xSUSHI', 'Blade', 'DEX', 'ERC-20']))
})
