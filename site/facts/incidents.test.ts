import { expect, it } from 'vitest'
import { insolvencySource, insolventForms } from './bridges.ts'
import { incidents } from './incidents.ts'

it('has the losses that a source can be linked for, the newest first', () => {
  expect(incidents.map(({ when, lossUsd }) => [when, lossUsd])).toEqual([
    ['2024-12-01', 450_000],
    ['2023-04', 3_300_000],
  ])
})

it('links hosts of the facts, and no other', () => {
  const hosts = [...incidents.map(({ source }) => source), insolvencySource].map(
    ({ url }) => new URL(url).host,
  )
  expect(hosts).toEqual(['coinpaper.com', 'www.sushi.com', 'github.com'])
})

it('names the forms of SUSHI that the documentation considers insolvent', () => {
  expect(insolventForms.map(({ token }) => token)).toEqual(['anySushi', '1Sushi'])
})
