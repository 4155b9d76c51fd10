import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pagesInOrder } from '#engine/model/sidebar.ts'
import { sidebar } from '#site/content/sidebar.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { proseLines } from '#support/prose.ts'

/** Folders of pages that are about other matters: their own words are looked at where those are tested. */
const ELSEWHERE = /^site\/content\/(?:api|sdk|subgraphs|contracts\/red-snwapper)/

/** Wordings that readers of these pages stumbled over, and what to write instead. */
const REFUSED: readonly (readonly [wording: RegExp, instead: string])[] = [
  [/\bstands? (?:for|beside|at|behind|in front|near|above|on)\b/i, 'is short for, is, represents'],
  [/\b(?:stood|stands)\b/i, 'was, is'],
  [/\btells?\b/i, 'explains, says, shows'],
  [/\b(?:is|are) answered with\b/i, 'returns, mints, gives'],
  [/\banswers (?:to|with)\b/i, 'returns'],
  [/\bnot excluded\b|\bno exception\b|\bnot unlike\b|\bnot thereby\b/i, 'one plain statement'],
  [/\bin the whole\b/i, 'of the whole amount'],
  [/\bcomes of\b/i, 'is'],
  [/\bbinary places\b/i, 'fractional bits'],
  [/\bor not\.$/i, 'what may happen instead'],
  [/\ball the same\b/i, 'still'],
  [/\b(?:it|this) is stated that\b/i, 'who states it: the documentation states'],
  [/\bnative token\b/i, 'native coin'],
]

const lines = proseLines().filter(({ file }) => !ELSEWHERE.test(file))

describe('the words of pages', () => {
  it('are looked at on the pages of pools, Blade and the DAO', () => {
    const files = new Set(lines.map(({ file }) => file))
    const folders = ['amm/', 'blade/', 'dao/', 'contracts/'].map(folder => `site/content/${folder}`)
    for (const folder of folders)
      expect([...files].filter(file => file.startsWith(folder)).length).toBeGreaterThan(1)
  })

  it.each(REFUSED)('are not %s', (wording, instead) => {
    const found = lines
      .filter(({ text }) => wording.test(text.trimEnd()))
      .map(({ file, line, text }) => `${file}:${line} ${wording.exec(text.trimEnd())?.[0]}`)
    expect(found, `write ${instead}`).toEqual([])
  })

  it('name a subject where a page is a link by itself', () => {
    const names = pagesInOrder(sidebar).map(({ text }) => text)
    expect(names.length).toBeGreaterThan(40)
    expect(
      names.filter(name => /^(?:introduction|overview|general|about|more)$/i.test(name)),
    ).toEqual([])
  })
})

/** Titles of steps, with the file and the line each is in. */
const steps = proseLines().flatMap(({ file, line, text }) =>
  [...text.matchAll(/<Step title="([^"]*)"/g)].map(([, title = '']) => ({ file, line, title })),
)

describe('steps', () => {
  it('say what is done in them, in more than one word, which could be a step of anything', () => {
    expect(steps.length).toBeGreaterThan(10)
    expect(steps.filter(({ title }) => title !== 'Vote' && !title.includes(' '))).toEqual([])
  })

  it('are not followed by a table that would be found under the title of the last of them', () => {
    const pages = globSync('site/content/**/*.mdx', { cwd: PROJECT_ROOT })
      .map(file => ({ file, text: readFileSync(path.join(PROJECT_ROOT, file), 'utf8') }))
      .filter(({ text }) => text.includes('</Steps>'))
    expect(pages.length).toBeGreaterThan(3)
    const followed = pages.filter(({ text }) => /<\/Steps>\s*(?:\||<ValueTable)/.test(text))
    expect(followed.map(({ file }) => file)).toEqual([])
  })
})
