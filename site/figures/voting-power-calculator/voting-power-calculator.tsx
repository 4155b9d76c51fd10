import { Bar, Figure, Guide, Label, Plot, useFigure } from 'docs-engine/figures'
import { formatCompactShort, formatNumber, formatPercent } from 'docs-engine/format'
import type { ReactNode } from 'react'
import {
  POWER_PER_POOLED_SUSHI,
  POWER_PER_STAKED_TOKEN,
  QUORUM_VOTING_POWER,
} from '#facts/dao/governance.ts'
import { reachesQuorum, votingPower } from '#math/dao/voting-power.ts'

const MOST_POOLED = 3_000_000
const MOST_STAKED = 6_000_000
const tokens = (amount: number) => formatNumber(amount)

const CONTROLS = {
  pooled: {
    kind: 'slider',
    label: 'SUSHI in the SUSHI-ETH pool',
    min: 0,
    max: MOST_POOLED,
    step: 10_000,
    initial: 1_500_000,
    format: tokens,
  },
  staked: {
    kind: 'slider',
    label: 'xSUSHI',
    min: 0,
    max: MOST_STAKED,
    step: 10_000,
    initial: 1_000_000,
    format: tokens,
  },
} as const

const power = (pooledSushi: number, stakedTokens: number) =>
  votingPower({ pooledSushi, stakedTokens })
const X_AXIS = {
  domain: [0, power(MOST_POOLED, MOST_STAKED)] as const,
  title: 'Voting power',
  format: formatCompactShort,
}
const Y_AXIS = { domain: [0, 1] as const, title: '', format: String, ticks: [] }
const TABLE = {
  columns: ['SUSHI in the pool', 'xSUSHI for the rest', 'Voting power'].map(title => ({
    title,
    format: tokens,
  })),
  rows: [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000].map(pooled => {
    const staked = (QUORUM_VOTING_POWER - power(pooled, 0)) / POWER_PER_STAKED_TOKEN
    return [pooled, staked, power(pooled, staked)]
  }),
}

/** Voting power of holdings against the quorum. */
export function VotingPowerCalculator(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { pooled, staked } = figure.values
  const total = power(pooled, staked)
  const ofPool = power(pooled, 0)
  const sentence =
    `${formatNumber(pooled)} SUSHI in the pool and ${formatNumber(staked)} xSUSHI carry ` +
    `${formatNumber(total)} voting power, which ` +
    (reachesQuorum(total)
      ? `reaches the quorum of ${formatNumber(QUORUM_VOTING_POWER)}.`
      : `is ${formatNumber(QUORUM_VOTING_POWER - total)} short of the quorum of ${formatNumber(QUORUM_VOTING_POWER)}.`)
  return (
    <Figure
      figure={figure}
      title="Voting power against the quorum"
      caption={`What voters hold together when the vote starts. Each SUSHI in the pool counts ${POWER_PER_POOLED_SUSHI}, each xSUSHI ${POWER_PER_STAKED_TOKEN}. The vote binds only if the bar reaches the line.`}
      sentence={sentence}
      readings={[
        { name: 'From the pool', value: formatNumber(ofPool) },
        { name: 'From xSUSHI', value: formatNumber(power(0, staked)) },
        { name: 'Voting power', value: formatNumber(total) },
        { name: 'Of the quorum', value: formatPercent(total / QUORUM_VOTING_POWER, 1) },
      ]}
      table={TABLE}
    >
      <Plot
        label="Voting power beside the quorum"
        x={X_AXIS}
        y={Y_AXIS}
        height={170}
        narrowHeight={170}
        margin={{ left: 8, right: 24, top: 30 }}
        narrowMargin={{ left: 8, right: 18, top: 30 }}
      >
        <Bar from={0} to={ofPool} base={0.1} value={0.65} tone="first" />
        <Bar from={ofPool} to={total} base={0.1} value={0.65} tone="second" />
        <Guide from={[QUORUM_VOTING_POWER, 0]} to={[QUORUM_VOTING_POWER, 1.15]} />
        <Label at={[QUORUM_VOTING_POWER, 1.15]} dx={6} dy={4}>
          {`Quorum: ${formatCompactShort(QUORUM_VOTING_POWER)}`}
        </Label>
        {pooled > MOST_POOLED / 6 ? (
          <Label at={[0, 0.65]} dx={2} dy={-12} tone="first">
            Pool
          </Label>
        ) : (
          ''
        )}
        {staked > 0 ? (
          <Label at={[total, 0.65]} dx={-2} dy={-12} anchor="end" tone="second">
            xSUSHI
          </Label>
        ) : (
          ''
        )}
      </Plot>
    </Figure>
  )
}
