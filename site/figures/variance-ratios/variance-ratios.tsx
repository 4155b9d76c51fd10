import { Bar, Curve, Figure, Guide, Label, Plot, Point, useFigure } from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import { type ReactNode, useMemo } from 'react'
import { MEMORYLESS_RATIO } from '#math/blade/variance-ratio.ts'
import {
  CLASS_WIDTH,
  CONTROLS,
  classesOf,
  HIGHEST,
  readingsOf,
  SAMPLE_SIZE,
  sampleOf,
  sentenceOf,
  tableOf,
} from './model.ts'

/** Points of the drawn series: more could not be told apart. */
const SHOWN_POINTS = 180
/** Series of a class at the top of the picture, but for samples that gather more. */
const HEIGHT = 16

const RATIO_AXIS = {
  domain: [0, HIGHEST] as const,
  title: 'Measured variance ratio',
  format: (ratio: number) => formatNumber(ratio),
  ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  narrowTicks: [0, 2, 4, 6, 8],
}

/** Variance ratios of made-up series: the true one, the measured one, and how far chance takes it. */
export function VarianceRatios(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { pull, carry, years, seed } = figure.values
  const sample = useMemo(() => sampleOf(pull, carry, years, seed), [pull, carry, years, seed])
  const { series, ratio, ratios, low, high, exact } = sample
  const sentence = sentenceOf(sample, years)
  const counts = classesOf(ratios)
  const top = Math.max(HEIGHT, ...counts) + 4
  const stride = Math.ceil(series.length / SHOWN_POINTS)
  const points = Array.from({ length: Math.ceil(series.length / stride) }, (_, index) => {
    const day = index * stride
    return [day / (series.length - 1), series[day] ?? 0] as const
  })
  const heights = points.map(([, price]) => price)
  const seen = Math.min(ratio, HIGHEST)

  return (
    <Figure
      figure={figure}
      title="A variance ratio, and what chance does to it"
      caption={`Above, one made-up price series. Below, the ratios that ${SAMPLE_SIZE} series of its kind measure: they differ by chance alone. Even without memory, ratios far from ${MEMORYLESS_RATIO} turn up when a series is short. The line on top spans nine in ten of them.`}
      sentence={sentence}
      readings={readingsOf(sample)}
      table={tableOf(sample)}
    >
      <Plot
        label="One made-up price series."
        x={{
          domain: [0, 1],
          title: 'Years',
          format: part => formatNumber(Number((part * years).toFixed(1))),
          ticks: Array.from({ length: years + 1 }, (_, year) => year / years),
        }}
        y={{
          domain: [Math.min(...heights) - 4, Math.max(...heights) + 4],
          title: 'Log price, in shocks of a day',
          format: value => formatNumber(value),
          ticks: [0],
        }}
        height={190}
        narrowHeight={180}
      >
        <Curve tone="third" isSolid points={points} />
      </Plot>
      <Plot
        label="How often each variance ratio was measured"
        x={RATIO_AXIS}
        y={{
          domain: [0, top],
          title: 'Series',
          format: count => formatNumber(count),
          ticks: [0, 5, 10, 15],
        }}
        height={260}
        narrowHeight={240}
      >
        {counts.map((count, index) =>
          count === 0 ? null : (
            <Bar
              key={index}
              from={index * CLASS_WIDTH + 0.02}
              to={(index + 1) * CLASS_WIDTH - 0.02}
              value={count}
              tone="second"
            />
          ),
        )}
        <Guide from={[MEMORYLESS_RATIO, 0]} to={[MEMORYLESS_RATIO, top]} />
        <Label at={[MEMORYLESS_RATIO, top]} dx={6} dy={6}>
          Memoryless
        </Label>
        <Curve
          tone="second"
          isSolid
          points={[
            [low, top - 2.4],
            [Math.min(high, HIGHEST), top - 2.4],
          ]}
        />
        {exact !== undefined && exact <= HIGHEST && Math.abs(exact - MEMORYLESS_RATIO) > 0.1 && (
          <>
            <Guide from={[exact, 0]} to={[exact, top]} />
            <Label
              at={[exact, top]}
              dx={exact > MEMORYLESS_RATIO ? 6 : -6}
              dy={exact > MEMORYLESS_RATIO ? -10 : 6}
              anchor={exact > MEMORYLESS_RATIO ? 'start' : 'end'}
            >
              By formula
            </Label>
          </>
        )}
        <Point x={seen} y={top - 2.4} tone="first" size={6} />
        <Label at={[seen, top - 2.4]} dy={18} anchor="middle" tone="first">
          {`This one: ${formatNumber(ratio, 2)}`}
        </Label>
      </Plot>
    </Figure>
  )
}
