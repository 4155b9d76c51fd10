import { expect, it } from 'vitest'
import { builtPages } from '#support/built-pages.ts'
import { builtBlocks } from './style/built-blocks.ts'
import { findLongSentences, findWording } from './style/find-wording.ts'
import { inOneLine } from './style/finding.ts'
import { WORDING } from './style/rules.ts'
import { textOf } from './style/text-block.ts'

const texts = builtPages('root', { notFound: true }).flatMap(builtBlocks)

/** Rules that have no exception; the others are looked at where the texts are written. */
const rules = WORDING.filter(({ except }) => except === undefined)

it('pages are read with their frame, their figures and what is said of pictures', () => {
  const all = texts.map(textOf)
  expect(all.length).toBeGreaterThan(5_000)
  expect(all).toEqual(
    expect.arrayContaining([
      'Page Not Found',
      'On this page',
      expect.stringContaining('In the launch phase each block brought'),
      expect.stringContaining('Copy the address of RedSnwapper on'),
    ]),
  )
})

it.each(rules)('no page has “$name” once its values are printed', rule => {
  expect(findWording(texts, [rule]).map(inOneLine)).toEqual([])
})

it('no sentence is too long once its values are printed', () => {
  expect(findLongSentences(texts).map(inOneLine)).toEqual([])
})
