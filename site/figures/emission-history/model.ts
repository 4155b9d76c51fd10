import type { FigureResult, FigureText, Place, ValuesOf } from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import { HISTORICAL_EMISSION, launchPhase } from '#facts/dao/tokenomics.ts'
import { emittedSushi, LAUNCH_PHASE_BLOCKS } from '#math/dao/emission.ts'

const { launchPerBlock, laterPerBlock } = HISTORICAL_EMISSION
const { value: startBlock } = launchPhase.startBlock

/** Blocks that are shown: as many after the launch phase as in it. */
export const SHOWN = 2 * LAUNCH_PHASE_BLOCKS

/** What the reader can set: how many blocks have passed. */
export const CONTROLS = {
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

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'Emission at the start',
  caption: `In the launch phase each block brought ${formatNumber(launchPerBlock)} SUSHI, right after it ${formatNumber(laterPerBlock)}: the line bends at once. Governance changed the rate later, so the line goes no further.`,
}

/** The emission, which bends at the end of the launch phase. */
export const LINE: readonly Place[] = [0, LAUNCH_PHASE_BLOCKS, SHOWN].map(blocks => [
  blocks,
  emittedSushi(blocks),
])

/** Rates of both phases, as the line is named by them, with the blocks at which it is. */
export const RATES = [
  { at: SHOWN * 0.42, name: `${formatNumber(launchPerBlock)} a block` },
  { at: SHOWN * 0.75, name: `${formatNumber(laterPerBlock)} a block` },
] as const

const TABLE = {
  columns: [
    { title: 'Blocks since the start', format: (blocks: number) => formatNumber(blocks) },
    { title: 'SUSHI emitted', format: (sushi: number) => formatNumber(sushi) },
  ],
  rows: Array.from({ length: 9 }, (_, index) => {
    const blocks = (index * SHOWN) / 8
    return [blocks, emittedSushi(blocks)]
  }),
}

/** What had been emitted after the blocks that are set, and what is said of it. */
export function shownAt({ blocks }: ValuesOf<typeof CONTROLS>) {
  const emitted = emittedSushi(blocks)
  const inMillions = `${formatNumber(emitted / 1e6, 1)} million`
  const rate = formatNumber(blocks < LAUNCH_PHASE_BLOCKS ? launchPerBlock : laterPerBlock)
  const result: FigureResult = {
    sentence:
      `${formatNumber(blocks)} blocks after the start, ${inMillions} SUSHI had been ` +
      `emitted to liquidity providers, and each further block added ${rate}.`,
    readings: [
      { name: 'Ethereum block', value: formatNumber(startBlock + blocks) },
      { name: 'Rate from there on', value: `${rate} a block` },
      { name: 'Emitted so far', value: inMillions },
    ],
    table: TABLE,
  }
  return { emitted, result }
}
