import type { FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import {
  POWER_PER_POOLED_SUSHI,
  POWER_PER_STAKED_TOKEN,
  QUORUM_VOTING_POWER,
} from '#facts/dao/governance.ts'
import { reachesQuorum, votingPower } from '#math/dao/voting-power.ts'

/** Most that the figure lets voters hold, whole tokens. */
export const MOST = { pooled: 3_000_000, staked: 6_000_000 } as const

const tokens = (amount: number) => formatNumber(amount)

/** What the reader can set: what a voter holds. */
export const CONTROLS = {
  pooled: {
    kind: 'slider',
    label: 'SUSHI in the SUSHI-ETH pool',
    min: 0,
    max: MOST.pooled,
    step: 10_000,
    initial: 1_500_000,
    format: tokens,
  },
  staked: {
    kind: 'slider',
    label: 'xSUSHI',
    min: 0,
    max: MOST.staked,
    step: 10_000,
    initial: 1_000_000,
    format: tokens,
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'Voting power against the quorum',
  caption: `What voters hold together when the vote starts. Each SUSHI in the pool counts ${POWER_PER_POOLED_SUSHI}, each xSUSHI ${POWER_PER_STAKED_TOKEN}. The vote binds only if the bar reaches the line.`,
}

/** Voting power of SUSHI in the pool and of xSUSHI, whole tokens. */
export const powerOf = (pooledSushi: number, stakedTokens: number) =>
  votingPower({ pooledSushi, stakedTokens })

/** Holdings that reach the quorum without a token to spare. */
const TABLE = {
  columns: ['SUSHI in the pool', 'xSUSHI for the rest', 'Voting power'].map(title => ({
    title,
    format: tokens,
  })),
  rows: [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000].map(pooled => {
    const staked = (QUORUM_VOTING_POWER - powerOf(pooled, 0)) / POWER_PER_STAKED_TOKEN
    return [pooled, staked, powerOf(pooled, staked)]
  }),
}

/** The power of the holdings that are set, and what is said of it. */
export function shownAt({ pooled, staked }: ValuesOf<typeof CONTROLS>) {
  const total = powerOf(pooled, staked)
  const ofPool = powerOf(pooled, 0)
  const quorum = tokens(QUORUM_VOTING_POWER)
  const verdict = reachesQuorum(total)
    ? `reaches the quorum of ${quorum}.`
    : `is ${tokens(QUORUM_VOTING_POWER - total)} short of the quorum of ${quorum}.`
  const result: FigureResult = {
    sentence:
      `${tokens(pooled)} SUSHI in the pool and ${tokens(staked)} xSUSHI carry ` +
      `${tokens(total)} voting power, which ${verdict}`,
    readings: [
      { name: 'From the pool', value: tokens(ofPool) },
      { name: 'From xSUSHI', value: tokens(powerOf(0, staked)) },
      { name: 'Voting power', value: tokens(total) },
      { name: 'Of the quorum', value: formatPercent(total / QUORUM_VOTING_POWER, 1) },
    ],
    table: TABLE,
  }
  return { total, ofPool, result }
}
