import {
  Bar,
  Curve,
  Figure,
  Guide,
  type GuideEnds,
  Labels,
  Plot,
  Point,
  useFigure,
} from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import { type ReactNode, useMemo } from 'react'
import { MEMORYLESS_RATIO } from '#math/blade/variance-ratio.ts'
import { MARKET } from '../tones.ts'
import { CLASS_WIDTH, CONTROLS, HIGHEST, shownAt, TEXT } from './model.ts'

/** Series of a class at the top of the picture, but for samples that gather more. */
const HEIGHT = 16
/** Steps between the ticks of an axis of counts; the first that leaves few ticks is taken. */
const STEPS = [5, 10, 20, 50]
const MOST_TICKS = 4

/** Ticks of an axis of counts. @param most the highest count. */
function ticksUpTo(most: number): number[] {
  const step = STEPS.find(each => most / each < MOST_TICKS) ?? most
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}
/** How far the name of the formula's line reaches to either side, in ratios. */
const NAME_REACH = 1
const whole = (value: number) => formatNumber(value)

const SERIES = { label: 'One made-up price series.', height: 190, narrowHeight: 180 } as const
const RATIOS = {
  label: 'How often each variance ratio was measured',
  x: {
    domain: [0, HIGHEST],
    title: 'Measured variance ratio',
    format: whole,
    ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    narrowTicks: [0, 2, 4, 6, 8],
  },
  height: 260,
  narrowHeight: 240,
} as const

/** Variance ratios of made-up series: the true one, the measured one, and how far chance takes it. */
export function VarianceRatios(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { pull, carry, years, seed } = figure.values
  const { line, counts, ratio, low, high, exact, result } = useMemo(
    () => shownAt({ pull, carry, years, seed }),
    [pull, carry, years, seed],
  )
  const heights = line.map(([, price]) => price)
  const most = Math.max(HEIGHT, ...counts)
  // Over the highest class stand two names and the range of chance.
  const top = most * 1.5
  const measured = top * 0.9
  const seen = Math.min(ratio, HIGHEST)
  // Where the line of the formula is shown: not where it would lie on that of memoryless series.
  const isApart = exact !== undefined && Math.abs(exact - MEMORYLESS_RATIO) > 0.1
  const formula = isApart && exact <= HIGHEST ? exact : undefined
  const guides: GuideEnds[] = [{ from: [MEMORYLESS_RATIO, 0], to: [MEMORYLESS_RATIO, top] }]
  // Lower, so that its name has room above it, and over the classes: beside it on a phone there is none.
  const below = counts.filter(
    (_, index) => Math.abs((index + 0.5) * CLASS_WIDTH - (formula ?? 0)) < NAME_REACH,
  )
  const end = Math.max(top * 0.6, ...below)
  if (formula !== undefined) guides.push({ from: [formula, 0], to: [formula, end] })

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot
        {...SERIES}
        x={{
          domain: [0, 1],
          title: 'Years',
          format: part => formatNumber(Number((part * years).toFixed(1))),
          ticks: Array.from({ length: years + 1 }, (_, year) => year / years),
        }}
        y={{
          domain: [Math.min(...heights) - 4, Math.max(...heights) + 4],
          title: 'Log price, in shocks of a day',
          format: whole,
          ticks: [0],
        }}
      >
        <Curve tone={MARKET} isSolid isThin points={line} />
      </Plot>
      <Plot
        {...RATIOS}
        y={{ domain: [0, top], title: 'Series', format: whole, ticks: ticksUpTo(most) }}
      >
        {counts.map((count, index) =>
          count === 0 ? null : (
            <Bar
              key={index}
              from={index * CLASS_WIDTH + 0.02}
              to={(index + 1) * CLASS_WIDTH - 0.02}
              value={count}
              tone={MARKET}
            />
          ),
        )}
        {guides.map(guide => (
          <Guide key={guide.from[0]} {...guide} />
        ))}
        <Curve
          tone={MARKET}
          isSolid
          isThin
          points={[low, Math.min(high, HIGHEST)].map(at => [at, measured])}
        />
        <Point x={seen} y={measured} tone={MARKET} size={6} />
        <Labels
          markers={[[seen, measured]]}
          guides={guides}
          labels={[
            {
              text: `This one: ${formatNumber(ratio, 2)}`,
              at: [seen, measured],
              dy: 18,
              anchor: 'middle',
              tone: MARKET,
            },
            { text: 'Memoryless', at: [MEMORYLESS_RATIO, top], dx: 6, dy: 6 },
            formula !== undefined && {
              text: 'By formula',
              at: [formula, end],
              dy: -10,
              anchor: 'middle',
            },
          ]}
        />
      </Plot>
    </Figure>
  )
}
