import { expect, it } from 'vitest'
import { auditReports, bugBounty } from './security.ts'

it('a less severe finding pays less, without a gap between severities', () => {
  const { rewards } = bugBounty
  const lows = rewards.map(({ minimumUsd }) => minimumUsd)
  const highs = rewards.map(({ maximumUsd }) => maximumUsd)
  expect(highs.slice(1)).toEqual(lows.slice(0, -1))
  expect(highs).toEqual(highs.toSorted((a, b) => b - a))
})

it('the terms of the bounty are stated after it began', () => {
  expect(Date.parse(bugBounty.termsOf)).toBeGreaterThan(Date.parse(bugBounty.liveSince))
})

it('audit reports can be opened as documents', () => {
  const others = auditReports.filter(({ report }) => !report.endsWith('.pdf'))
  expect(auditReports.length).toBeGreaterThan(0)
  expect(others).toEqual([])
})
