import { Curve, Figure, Guide, Label, Plot, Point, useFigure } from 'docs-engine/figures'
import { formatCompactShort, formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { reserveOnCurve } from '#math/amm/constant-product.ts'
import { swap } from '#math/amm/constant-product-swap.ts'
import { CONTROLS, CURVE, inY, POOL, readingsOf, SHOWN, sentenceOf, tableOf } from './model.ts'

const X_AXIS = {
  domain: SHOWN,
  title: 'X in the pool',
  format: (value: number) => formatNumber(value),
}
const Y_AXIS = {
  domain: [0, 400_000] as const,
  title: 'Y in the pool',
  format: formatCompactShort,
}

const readAt = (reserve: number) => {
  const other = reserveOnCurve(POOL, reserve)
  return {
    lines: [`${formatNumber(reserve, 1)} X`, `and ${inY(other)}`],
    points: [{ y: other, tone: 'first' as const }],
  }
}

/** A trade along the curve of a constant product pool. */
export function ConstantProduct(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { amount } = figure.values
  const trade = swap(POOL, amount)
  const { after, atMid, amountOut } = trade
  const { reserveIn, reserveOut } = POOL
  const sentence = sentenceOf(trade)

  return (
    <Figure
      figure={figure}
      title="A trade along the curve"
      caption="Both reserves together always lie on one curve. A trade moves the pool along it, to the right when X is sold. Because the curve bends, each further X pays less Y than the one before; the dotted line is what the mid price alone would pay."
      hint="Drag the point, or use the slider."
      sentence={sentence}
      readings={readingsOf(trade)}
      table={tableOf(amount)}
    >
      <Plot
        label="Curve of the pool"
        x={X_AXIS}
        y={Y_AXIS}
        crosshair={readAt}
        onDrag={reserve => figure.set({ amount: reserve - reserveIn })}
      >
        <Curve points={CURVE} tone="first" />
        <Curve
          points={[
            [reserveIn, reserveOut],
            [after.reserveIn, Math.max(reserveOut - atMid, 0)],
          ]}
          tone="third"
        />
        <Guide from={[reserveIn, reserveOut]} to={[after.reserveIn, reserveOut]} />
        <Guide from={[after.reserveIn, reserveOut]} to={[after.reserveIn, after.reserveOut]} />
        <Point x={reserveIn} y={reserveOut} tone="third" />
        <Point x={after.reserveIn} y={after.reserveOut} tone="first" size={7} />
        <Label at={[reserveIn, reserveOut]} dx={-10} dy={10} anchor="end">
          Before
        </Label>
        <Label at={[(reserveIn + after.reserveIn) / 2, reserveOut]} dy={-12} anchor="middle">
          {`+${formatNumber(amount, 1)} X`}
        </Label>
        <Label
          at={[after.reserveIn, (reserveOut + after.reserveOut) / 2]}
          dx={10}
          dy={after.reserveIn > 170 ? -14 : 0}
        >
          {`−${inY(amountOut)}`}
        </Label>
        <Label at={[60, reserveOnCurve(POOL, 60)]} dx={12} dy={-2} tone="first">
          x · y = k
        </Label>
      </Plot>
    </Figure>
  )
}
