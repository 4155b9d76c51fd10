import type { Source } from 'docs-engine/config'
import { poolIncident } from './blade/incident.ts'

/** A loss of users' funds that can be read about at its source. */
export interface Incident {
  /** When, as precisely as the sources agree: YYYY-MM-DD, or YYYY-MM. */
  readonly when: string
  /** The contracts. */
  readonly subject: string
  /** What happened, in one sentence. */
  readonly course: string
  /** Loss, US dollars, approximate. */
  readonly lossUsd: number
  /** What followed, in one sentence. */
  readonly sequel: string
  readonly source: Source
}

/** Known losses, the newest first. One that no source can be linked for does not belong here. */
export const incidents = [
  {
    when: poolIncident.date,
    subject: `Pools of Clipper, today Blade, on ${poolIncident.networks.join(' and ')}`,
    course: 'Taken through withdrawals into one asset.',
    lossUsd: poolIncident.lossUsd,
    sequel: 'That way to withdraw was disabled then; the documentation lists it as available.',
    source: poolIncident.source,
  },
  {
    // Reports date it between the 8th and the 10th.
    when: '2023-04',
    subject: 'RouteProcessor2, a swap contract of that time',
    course: 'Taken from accounts that had approved the contract, through a flaw in it.',
    lossUsd: 3_300_000,
    sequel:
      'The contract could not be paused; users had to revoke their approvals. Part was recovered.',
    source: {
      title: 'Sushi blog, post mortem of RouteProcessor2',
      url: 'https://www.sushi.com/blog/routeprocessor2-post-mortem',
      checked: '2026-11-22',
    },
  },
] as const satisfies readonly Incident[]
