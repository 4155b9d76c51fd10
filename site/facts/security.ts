import type { Source } from 'docs-engine/config'

/** Address for reports of vulnerabilities. Source: the protocol's published documentation, version 6.2.12. */
export const SECURITY_CONTACT = 'security@sushi.com'

/** An audit report that anyone can open. */
export interface AuditReport {
  readonly firm: string
  /** What was examined. */
  readonly subject: string
  /** Day of the report's version, YYYY-MM-DD. */
  readonly date: string
  readonly version: string
  /** Address of the report itself. */
  readonly report: `https://${string}`
}

/**
 * Audit reports that can be read today. The project publishes no list; an audit that is only said
 * to exist, with no report to link to, does not belong here.
 */
export const auditReports = [
  {
    firm: 'PeckShield',
    subject: 'SushiSwap contracts at their launch',
    date: '2020-09-03',
    version: '1.0',
    report:
      'https://github.com/peckshield/publications/blob/master/audit_reports/PeckShield-Audit-Report-SushiSwap-v1.0.pdf',
  },
] as const satisfies readonly AuditReport[]

/** Clipper's own account of its audits before launch; Clipper is the former name of Blade. */
export const clipperAuditStatement = {
  title: 'Clipper on its security testing before launch',
  url: 'https://blog.clipper.exchange/after-rigorous-security-testing-clipper-dex-is-set-to-sail/',
  checked: '2026-08',
} as const satisfies Source

/** Clipper's announcement that its contracts were replaced after that launch. */
export const clipperUpgradeStatement = {
  title: 'Clipper on its later upgrades',
  url: 'https://blog.clipper.exchange/clipper-recent-upgrades/',
  checked: '2026-08',
} as const satisfies Source

/** Reward for a report of one severity, in US dollars. A fixed reward has equal bounds. */
export interface BountyReward {
  readonly severity: 'Critical' | 'High' | 'Medium' | 'Low'
  readonly minimumUsd: number
  readonly maximumUsd: number
}

/** Terms of the bug bounty for smart contracts, as the program's page stated them. They may have changed. */
export const bugBounty = {
  /** Day the program began, YYYY-MM-DD. */
  liveSince: '2021-03-26',
  /** Day the page said it was last updated, YYYY-MM-DD. */
  termsOf: '2024-11-18',
  /** A critical reward is at most this part of the economic damage (fraction). */
  criticalCap: 0.1,
  rewards: [
    { severity: 'Critical', minimumUsd: 20_000, maximumUsd: 200_000 },
    { severity: 'High', minimumUsd: 5_000, maximumUsd: 20_000 },
    { severity: 'Medium', minimumUsd: 1_000, maximumUsd: 5_000 },
    { severity: 'Low', minimumUsd: 1_000, maximumUsd: 1_000 },
  ],
  source: {
    title: 'SushiSwap bug bounty on Immunefi, page version of 18 November 2024',
    url: 'https://immunefi.com/bug-bounty/sushiswap/',
    checked: '2026-08',
  },
} as const satisfies {
  readonly liveSince: string
  readonly termsOf: string
  readonly criticalCap: number
  readonly rewards: readonly BountyReward[]
  readonly source: Source
}

/** When and where the asset risk assessment was announced. */
export const riskAssessment = {
  /** Day of the announcement, YYYY-MM-DD. */
  announced: '2024-05-23',
  source: {
    title: 'Sushi blog on GoPlus Security',
    url: 'https://www.sushi.com/blog/sushi-x-goplus-security',
    checked: '2026-08',
  },
} as const satisfies { readonly announced: string; readonly source: Source }
