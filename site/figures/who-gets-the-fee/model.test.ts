import { settle } from 'docs-engine/testing'
import { expect, it } from 'vitest'
import { positionsOf, readingsOf } from '../testing.ts'
import { CONTROLS, RATES, shownAt, TEXT } from './model.ts'

it('gives 25 of 30 basis points to liquidity providers and 5 to the protocol', () => {
  expect(RATES).toEqual({ total: 0.003, liquidityProviders: 0.0025, protocol: 0.0005 })
  expect(TEXT.caption).toContain('The fee of 0.30%')
  expect(TEXT.caption).toContain('83.3% of it stays')
})

it.each([
  [1_000, '$3', '$2.50', '$0.50'],
  [1_000_000, '$3,000', '$2,500', '$500'],
  [100_000_000, '$300,000', '$250,000', '$50,000'],
])('of %d dollars', (volume, total, providers, protocol) => {
  const { result } = shownAt({ volume })
  expect(Object.values(readingsOf(result))).toEqual([total, providers, protocol])
  expect(result.sentence).toContain(
    `${total} is the fee: ${providers} for liquidity providers and ${protocol} for the protocol.`,
  )
})

it('splits every volume of its table without a rest', () => {
  const { rows } = shownAt({ volume: 1_000 }).result.table
  const rests = rows.map(
    ([, total, providers, protocol]) => Number(total) - Number(providers) - Number(protocol),
  )
  expect(rests).toEqual(rows.map(() => 0))
})

it('shows cents that add up, whatever is swapped', () => {
  for (const volume of positionsOf(CONTROLS.volume, settle)) {
    const { result } = shownAt({ volume })
    const [total, ...parts] = Object.values(readingsOf(result)).map(text =>
      Math.round(100 * Number(text.replaceAll(/[$,]/g, ''))),
    )
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
  }
  // 3.99 = 3.325 + 0.665.
  expect(shownAt({ volume: 1_330 }).result.sentence).toMatch(/\$3\.99 is the fee: .* protocol\./)
})
