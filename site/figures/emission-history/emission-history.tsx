import { Area, Curve, Figure, Guide, Label, Plot, Point, useFigure } from 'docs-engine/figures'
import { formatCompactShort, formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { HISTORICAL_EMISSION, launchPhase } from '#facts/dao/tokenomics.ts'
import { emittedSushi, LAUNCH_PHASE_BLOCKS } from '#math/dao/emission.ts'

const { launchPerBlock, laterPerBlock } = HISTORICAL_EMISSION
/** Blocks that are shown: as many after the launch phase as in it. */
const SHOWN = 2 * LAUNCH_PHASE_BLOCKS

const CONTROLS = {
  blocks: {
    kind: 'slider',
    label: 'Blocks since the start',
    min: 0,
    max: SHOWN,
    step: 1_000,
    initial: LAUNCH_PHASE_BLOCKS,
    format: (blocks: number) => formatNumber(blocks),
  },
} as const

const emitted = (blocks: number) => emittedSushi(blocks)
const inMillions = (sushi: number) => `${formatNumber(sushi / 1e6, 1)} million`
const LINE = [0, LAUNCH_PHASE_BLOCKS, SHOWN].map(blocks => [blocks, emitted(blocks)] as const)
const X_AXIS = {
  domain: [0, SHOWN] as const,
  title: `Ethereum blocks since ${formatNumber(launchPhase.startBlock.value)}`,
  format: formatCompactShort,
  ticks: [0, 50_000, 100_000, 150_000, 200_000],
}
const Y_AXIS = {
  domain: [0, 125_000_000] as const,
  title: 'SUSHI emitted to liquidity providers',
  format: formatCompactShort,
  ticks: [0, 25_000_000, 50_000_000, 75_000_000, 100_000_000],
}
const TABLE = {
  columns: [
    { title: 'Blocks since the start', format: (blocks: number) => formatNumber(blocks) },
    { title: 'SUSHI emitted', format: (sushi: number) => formatNumber(sushi) },
  ],
  rows: Array.from({ length: 9 }, (_, index) => {
    const blocks = (index * SHOWN) / 8
    return [blocks, emitted(blocks)]
  }),
}

/** How SUSHI was emitted at the start. */
export function EmissionHistory(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { blocks } = figure.values
  const isLaunch = blocks < LAUNCH_PHASE_BLOCKS
  const rate = isLaunch ? launchPerBlock : laterPerBlock
  const sentence =
    `${formatNumber(blocks)} blocks after the start, ${inMillions(emitted(blocks))} SUSHI had been ` +
    `emitted to liquidity providers, and each further block added ${formatNumber(rate)}.`
  return (
    <Figure
      figure={figure}
      title="Emission at the start"
      caption={`In the launch phase each block brought ${formatNumber(launchPerBlock)} SUSHI, right after it ${formatNumber(laterPerBlock)}: the line bends at once. Governance changed the rate later, so the line goes no further.`}
      sentence={sentence}
      readings={[
        { name: 'Ethereum block', value: formatNumber(launchPhase.startBlock.value + blocks) },
        { name: 'Rate from there on', value: `${formatNumber(rate)} a block` },
        { name: 'Emitted so far', value: `${inMillions(emitted(blocks))}` },
      ]}
      table={TABLE}
    >
      <Plot
        label="SUSHI emitted by block"
        x={X_AXIS}
        y={Y_AXIS}
        height={300}
        narrowHeight={260}
        onDrag={at => figure.set({ blocks: at })}
      >
        <Area tone="first" points={LINE.map(([at, sushi]) => [at, 0, sushi])} />
        <Curve tone="first" points={LINE} />
        <Guide from={[LAUNCH_PHASE_BLOCKS, 0]} to={[LAUNCH_PHASE_BLOCKS, 125_000_000]} />
        <Label at={[LAUNCH_PHASE_BLOCKS, 121_000_000]} dx={-8} anchor="end">
          Launch phase
        </Label>
        <Label at={[LAUNCH_PHASE_BLOCKS, 121_000_000]} dx={8}>
          After it
        </Label>
        <Label
          at={[SHOWN * 0.35, emitted(SHOWN * 0.35)]}
          dx={-12}
          dy={-8}
          anchor="end"
          tone="first"
        >
          {`${formatNumber(launchPerBlock)} a block`}
        </Label>
        <Label at={[SHOWN * 0.75, emitted(SHOWN * 0.75)]} dy={18} anchor="middle" tone="first">
          {`${formatNumber(laterPerBlock)} a block`}
        </Label>
        <Point x={blocks} y={emitted(blocks)} tone="first" size={7} />
      </Plot>
    </Figure>
  )
}
