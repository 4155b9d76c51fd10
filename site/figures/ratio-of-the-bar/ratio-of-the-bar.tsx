import {
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
import { SUSHI } from '../tones.ts'
import { CONTROLS, MOST, ratioAfter, shownAt, TEXT } from './model.ts'

const PICTURE = {
  label: 'Ratio of the staking bar by SUSHI added',
  x: { domain: [0, MOST], title: 'SUSHI added by fees', format: formatCompactShort },
  y: {
    domain: [1.2, 1.55],
    title: 'SUSHI behind one xSUSHI',
    format: (ratio: number) => formatNumber(ratio, 2),
    ticks: [1.2, 1.3, 1.4, 1.5],
  },
  height: 280,
  narrowHeight: 250,
} as const
const BEFORE = ratioAfter(0)
const ENTERED: GuideEnds = { from: [0, BEFORE], to: [MOST, BEFORE] }

/** The ratio of the staking bar as fees arrive. */
export function RatioOfTheBar(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { added } = figure.values
  const { ratio, result } = shownAt(figure.values)
  const gain: GuideEnds = { from: [added, BEFORE], to: [added, ratio] }

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot {...PICTURE} onDrag={at => figure.set({ added: at })}>
        <Guide {...ENTERED} />
        <Curve tone={SUSHI} points={[0, MOST].map(at => [at, ratioAfter(at)])} />
        <Guide {...gain} />
        <Point x={added} y={ratio} tone={SUSHI} size={7} />
        <Labels
          markers={[[added, ratio]]}
          guides={[ENTERED, gain]}
          labels={[
            {
              text: formatNumber(ratio, 4),
              at: [added, ratio],
              dy: -24,
              anchor: 'middle',
              tone: SUSHI,
            },
            { text: 'When the holder entered', at: [MOST, BEFORE], dy: 14, anchor: 'end' },
          ]}
        />
      </Plot>
    </Figure>
  )
}
