import { describe, expect, it } from 'vitest'
import { auditReports, bugBounty } from './security.ts'

describe('the bug bounty', () => {
  it('pays at most $200,000 and at least $1,000', () => {
    const { rewards } = bugBounty
    expect(Math.max(...rewards.map(reward => reward.maximumUsd))).toBe(200_000)
    expect(Math.min(...rewards.map(reward => reward.minimumUsd))).toBe(1_000)
  })

  it('pays less for a less severe finding, without a gap between severities', () => {
    for (const [index, reward] of bugBounty.rewards.entries()) {
      expect(reward.minimumUsd).toBeLessThanOrEqual(reward.maximumUsd)
      const next = bugBounty.rewards[index + 1]
      if (next) expect(next.maximumUsd).toBe(reward.minimumUsd)
    }
  })

  it('states its terms after it began', () => {
    expect(Date.parse(bugBounty.termsOf)).toBeGreaterThan(Date.parse(bugBounty.liveSince))
  })
})

describe('audit reports', () => {
  it('can each be opened as a document', () => {
    const reports = auditReports.map(({ report }) => report)
    expect(reports).not.toEqual([])
    expect(reports.filter(report => !report.endsWith('.pdf'))).toEqual([])
  })
})
