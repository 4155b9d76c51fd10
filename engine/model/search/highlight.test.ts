import { expect, test } from 'vitest'
import { excerpt, highlight, type Segment } from './highlight.ts'

/** Segments as text, matches in brackets. */
const show = (segments: Segment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('words are marked whatever their case and accents', () => {
  expect(show(highlight('Éclair and ECLAIR', ['eclair']))).toBe('[Éclair] and [ECLAIR]')
})

test('of an identifier, the whole or the words that matched are marked', () => {
  expect(show(highlight('call tryFromHuman', ['tryfromhuman']))).toBe('call [tryFromHuman]')
  expect(show(highlight('call tryFromHuman', ['human']))).toBe('call tryFrom[Human]')
})

test('markup stays text', () => {
  expect(highlight('<b>swap</b>', ['swap'])).toEqual([
    { text: '<b>', isMatch: false },
    { text: 'swap', isMatch: true },
    { text: '</b>', isMatch: false },
  ])
})

test('a short text is shown whole', () => {
  expect(show(excerpt('A short text about pools.', ['pools']))).toBe('A short text about [pools].')
})

test('a long text is shown where most terms stand together', () => {
  const filler = 'word '.repeat(80)
  const shown = show(
    excerpt(`quorum ${filler}the quorum needs voting power ${filler}`, ['quorum', 'voting']),
  )
  expect(shown).toContain('the [quorum] needs [voting] power')
  expect(shown).toMatch(/^… word/)
  expect(shown).toMatch(/word …$/)
})

test('forms of one word count once: the sentence before them is shown, not the code that has most of them', () => {
  const filler = 'word '.repeat(80)
  const shown = show(
    excerpt(`When to retry. ${filler}fetchWithRetry(RETRYABLE)`, ['retryable', 'retry']),
  )
  expect(shown).toMatch(/^When to \[retry\]\. word/)
})

test('a long text without a match shows its beginning', () => {
  expect(show(excerpt(`Begin ${'word '.repeat(80)}`, ['absent']))).toMatch(/^Begin word .* …$/)
})

test('a match at the end is shown with what stands before it', () => {
  const shown = show(excerpt(`${'word '.repeat(80)}last`, ['last']))
  expect(shown).toMatch(/^… (?:word )+\[last\]$/)
  expect(shown.length).toBeGreaterThan(100)
})
