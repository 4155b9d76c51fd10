import { Bar, Figure, Label, Plot, useFigure } from 'docs-engine/figures'
import { formatPercent, formatUsd } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { CONSTANT_PRODUCT_FEE } from '#facts/amm/fees.ts'
import { feeSplit } from '#math/dao/fee-split.ts'

const CONTROLS = {
  volume: {
    kind: 'slider',
    label: 'Swapped in all',
    min: 1_000,
    max: 100_000_000,
    step: 200,
    initial: 1_000_000,
    isLogarithmic: true,
    format: formatUsd,
  },
} as const

const RATES = feeSplit(1)
const X_AXIS = {
  domain: [0, RATES.total] as const,
  title: 'Part of the amount swapped',
  format: (fraction: number) => formatPercent(fraction, 2),
  ticks: [0, RATES.liquidityProviders, RATES.total],
}
const Y_AXIS = { domain: [0, 1] as const, title: '', format: String, ticks: [] }
const VOLUMES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000]
const inUsd = (dollars: number) => formatUsd(Number(dollars.toFixed(2)))
const TABLE = {
  columns: ['Swapped', 'Whole fee', 'Liquidity providers', 'Protocol'].map(title => ({
    title,
    format: inUsd,
  })),
  rows: VOLUMES.map(volume => {
    const { total, liquidityProviders, protocol } = feeSplit(volume)
    return [volume, total, liquidityProviders, protocol]
  }),
}

/** Who receives the fee of a typical swap. */
export function WhoGetsTheFee(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { volume } = figure.values
  const split = feeSplit(volume)
  const sentence =
    `Of ${formatUsd(volume)} swapped, ${inUsd(split.total)} is the fee: ` +
    `${inUsd(split.liquidityProviders)} for liquidity providers and ${inUsd(split.protocol)} for the protocol.`
  return (
    <Figure
      figure={figure}
      title="One fee, two receivers"
      caption={`The fee of ${formatPercent(CONSTANT_PRODUCT_FEE, 2)} on a swap in a constant product pool. ${formatPercent(split.liquidityProviders / split.total, 1)} of it stays with those who provide the liquidity.`}
      sentence={sentence}
      readings={[
        { name: 'Whole fee', value: inUsd(split.total) },
        { name: 'Liquidity providers', value: inUsd(split.liquidityProviders) },
        { name: 'Protocol, for stakers', value: inUsd(split.protocol) },
      ]}
      table={TABLE}
    >
      <Plot
        label="Split of the fee"
        x={X_AXIS}
        y={Y_AXIS}
        height={150}
        narrowHeight={150}
        margin={{ left: 22, right: 22, top: 34 }}
        narrowMargin={{ left: 18, right: 18, top: 34 }}
      >
        <Bar from={0} to={RATES.liquidityProviders} value={1} tone="second" />
        <Bar from={RATES.liquidityProviders} to={RATES.total} value={1} tone="first" />
        <Label at={[0, 1]} dx={2} dy={-14} tone="second">
          Liquidity providers
        </Label>
        <Label at={[RATES.total, 1]} dy={-14} anchor="end" tone="first">
          Protocol
        </Label>
      </Plot>
    </Figure>
  )
}
