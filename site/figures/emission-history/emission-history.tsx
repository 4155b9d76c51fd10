import {
  Area,
  Curve,
  Figure,
  Guide,
  type GuideEnds,
  Labels,
  Plot,
  Point,
  useFigure,
} from 'docs-engine/figures'
import { formatCompactShort, formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { launchPhase } from '#facts/dao/tokenomics.ts'
import { emittedSushi, LAUNCH_PHASE_BLOCKS } from '#math/dao/emission.ts'
import { SUSHI } from '../tones.ts'
import { CONTROLS, LINE, RATES, SHOWN, shownAt, TEXT } from './model.ts'

const TOP = 125_000_000
/** Where the phases are named. */
const NAMES = 121_000_000
/** Where the launch phase ends. */
const END: GuideEnds = { from: [LAUNCH_PHASE_BLOCKS, 0], to: [LAUNCH_PHASE_BLOCKS, TOP] }
const PICTURE = {
  label: 'SUSHI emitted by block',
  x: {
    domain: [0, SHOWN],
    title: `Ethereum blocks since ${formatNumber(launchPhase.startBlock.value)}`,
    format: formatCompactShort,
    ticks: [0, 50_000, 100_000, 150_000, 200_000],
  },
  y: {
    domain: [0, TOP],
    title: 'SUSHI emitted to liquidity providers',
    format: formatCompactShort,
    ticks: [0, 25_000_000, 50_000_000, 75_000_000, 100_000_000],
  },
  height: 300,
  narrowHeight: 260,
} as const

/** How SUSHI was emitted at the start. */
export function EmissionHistory(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { emitted, result } = shownAt(figure.values)
  const [launch, later] = RATES

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot {...PICTURE} onDrag={at => figure.set({ blocks: at })}>
        <Area tone={SUSHI} points={LINE.map(([at, sushi]) => [at, 0, sushi])} />
        <Curve tone={SUSHI} points={LINE} />
        <Guide {...END} />
        <Point x={figure.values.blocks} y={emitted} tone={SUSHI} size={7} />
        <Labels
          markers={[[figure.values.blocks, emitted]]}
          guides={[END]}
          labels={[
            { text: 'Launch phase', at: [LAUNCH_PHASE_BLOCKS, NAMES], dx: -8, anchor: 'end' },
            { text: 'After it', at: [LAUNCH_PHASE_BLOCKS, NAMES], dx: 8 },
            {
              text: launch.name,
              at: [launch.at, emittedSushi(launch.at)],
              dx: -12,
              dy: -8,
              anchor: 'end',
              tone: SUSHI,
            },
            {
              text: later.name,
              at: [later.at, emittedSushi(later.at)],
              dy: 18,
              anchor: 'middle',
              tone: SUSHI,
            },
          ]}
        />
      </Plot>
    </Figure>
  )
}
