import { globSync, readFileSync } from 'node:fs'
import { renderTag } from 'docs-engine/testing'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { figures } from './index.ts'
import { MEANINGS } from './tones.ts'

type Meaning = keyof typeof MEANINGS

/** Words in pictures by which a reader knows what a mark belongs to. */
const NAMED: Readonly<Record<Meaning, RegExp>> = {
  sushi: /^(?:Blade|Benchmark|Rebalanced|xSUSHI|Protocol|Stated, .*|Projected, .*|[\d,]+ a block)$/,
  amm: /^(?:CPMM|x · y = k|With fees|Before fees|Pool|Pool of .*|Liquidity providers|.* tier)$/,
  market: /^(?:Hold|Holding|This one: .*)$/,
  x: /^(?:In X|X, for sale above|\+.* X)$/,
  y: /^(?:In Y|Y, waiting below|−.* Y)$/,
}

const folder = new URL('.', import.meta.url).pathname

describe('the colors of figures', () => {
  it('have one meaning each', () => {
    const tones = Object.values(MEANINGS).map(({ tone }) => tone)
    expect(new Set(tones).size).toBe(tones.length)
  })

  it('are given by what they mean: no figure writes one by itself', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
      file => file !== 'tones.ts' && !file.endsWith('.test.ts'),
    )
    expect(files.length).toBeGreaterThan(30)
    const written = files.filter(file =>
      /['"](?:first|second|third|fourth|fifth)['"]/.test(readFileSync(`${folder}${file}`, 'utf8')),
    )
    expect(written).toEqual([])
  })
})

const seen = new Set<Meaning>()

it.each(Object.entries(figures))(
  '%s names things in the color of what they are',
  async (_, load) => {
    const { html } = renderTag(createElement(await load()))
    const words = [...html.matchAll(/<text[^>]*class="([^"]*)"[^>]*>([^<]*)<\/text>/g)]
    for (const [, classes = '', text = ''] of words) {
      for (const meaning of Object.keys(MEANINGS) as Meaning[]) {
        if (!NAMED[meaning].test(text)) continue
        seen.add(meaning)
        expect([text, classes]).toEqual([text, expect.stringContaining(MEANINGS[meaning].tone)])
      }
    }
  },
)

it('every meaning was met', () => {
  expect([...seen].sort()).toEqual(Object.keys(MEANINGS).sort())
})
