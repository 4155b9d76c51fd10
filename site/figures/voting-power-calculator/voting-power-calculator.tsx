import {
  Bar,
  BLANK_AXIS,
  Figure,
  Guide,
  type GuideEnds,
  Labels,
  Plot,
  useFigure,
} from 'docs-engine/figures'
import { formatCompactShort } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { QUORUM_VOTING_POWER } from '#facts/dao/governance.ts'
import { AMM, SUSHI } from '../tones.ts'
import { CONTROLS, MOST, powerOf, shownAt, TEXT } from './model.ts'

const PICTURE = {
  label: 'Voting power beside the quorum',
  x: {
    domain: [0, powerOf(MOST.pooled, MOST.staked)],
    title: 'Voting power',
    format: formatCompactShort,
  },
  y: BLANK_AXIS,
  height: 170,
  margin: { left: 8, right: 24, top: 30 },
  narrowMargin: { left: 8, right: 18, top: 30 },
} as const
/** Lower and upper edge of the bar, and the top of the quorum's line. */
const [BOTTOM, TOP, LINE_TOP] = [0.1, 0.65, 1.15]
const QUORUM: GuideEnds = { from: [QUORUM_VOTING_POWER, 0], to: [QUORUM_VOTING_POWER, LINE_TOP] }

/** Voting power of holdings against the quorum. */
export function VotingPowerCalculator(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { pooled, staked } = figure.values
  const { total, ofPool, result } = shownAt(figure.values)

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot {...PICTURE}>
        <Bar from={0} to={ofPool} base={BOTTOM} value={TOP} tone={AMM} />
        <Bar from={ofPool} to={total} base={BOTTOM} value={TOP} tone={SUSHI} />
        <Guide {...QUORUM} />
        <Labels
          guides={[QUORUM]}
          bars={[
            [
              [0, BOTTOM],
              [total, TOP],
            ],
          ]}
          labels={[
            {
              text: `Quorum: ${formatCompactShort(QUORUM_VOTING_POWER)}`,
              at: [QUORUM_VOTING_POWER, LINE_TOP],
              dx: 6,
              dy: 4,
            },
            pooled > MOST.pooled / 6 && {
              text: 'Pool',
              at: [0, TOP],
              dx: 2,
              dy: -12,
              tone: AMM,
            },
            staked > 0 && {
              text: 'xSUSHI',
              at: [(ofPool + total) / 2, TOP],
              dy: -12,
              anchor: 'middle',
              tone: SUSHI,
            },
          ]}
        />
      </Plot>
    </Figure>
  )
}
