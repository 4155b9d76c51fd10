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
import { reserveOnCurve } from '#math/amm/constant-product.ts'
import { inX, inY } from '../amounts.ts'
import { AMM, MARKET, X, Y } from '../tones.ts'
import { CONTROLS, CURVE, POOL, readAt, SHOWN, shownAt, TEXT } from './model.ts'
import { STEPS } from './steps.ts'

const PICTURE = {
  label: 'Curve of the pool',
  x: { domain: SHOWN, title: 'X in the pool', format: (x: number) => formatNumber(x) },
  y: { domain: [0, 400_000], title: 'Y in the pool', format: formatCompactShort },
  crosshair: readAt,
} as const

/** A trade along the curve of a constant product pool. */
export function ConstantProduct(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { trade, result } = shownAt(figure.values)
  const { amountIn, amountOut, after, atMid } = trade
  const { reserveIn, reserveOut } = POOL
  const sold: GuideEnds = { from: [reserveIn, reserveOut], to: [after.reserveIn, reserveOut] }
  const bought: GuideEnds = { from: sold.to, to: [after.reserveIn, after.reserveOut] }

  return (
    <Figure figure={figure} text={TEXT} result={result} steps={STEPS}>
      <Plot {...PICTURE} onDrag={reserve => figure.set({ amount: reserve - reserveIn })}>
        <Curve points={CURVE} tone={AMM} isSolid />
        <Curve
          points={[
            [reserveIn, reserveOut],
            [after.reserveIn, Math.max(reserveOut - atMid, 0)],
          ]}
          tone={MARKET}
        />
        <Guide {...sold} />
        <Guide {...bought} />
        <Point x={reserveIn} y={reserveOut} tone={MARKET} />
        <Point x={after.reserveIn} y={after.reserveOut} tone={AMM} size={7} />
        <Labels
          markers={[
            [reserveIn, reserveOut],
            [after.reserveIn, after.reserveOut],
          ]}
          guides={[sold, bought]}
          labels={[
            {
              text: `+${inX(amountIn)}`,
              at: [(reserveIn + after.reserveIn) / 2, reserveOut],
              dy: -12,
              anchor: 'middle',
              tone: X,
            },
            {
              text: `−${inY(amountOut)}`,
              at: [after.reserveIn, (reserveOut + after.reserveOut) / 2],
              dx: 10,
              tone: Y,
            },
            { text: 'Before', at: [reserveIn, reserveOut], dx: -10, dy: 10, anchor: 'end' },
            {
              text: 'x · y = k',
              at: [60, reserveOnCurve(POOL, 60)],
              dx: 12,
              dy: -2,
              tone: AMM,
            },
          ]}
        />
      </Plot>
    </Figure>
  )
}
