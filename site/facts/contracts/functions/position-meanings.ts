/**
 * What the fields of a concentrated liquidity position mean, wherever a contract returns them.
 * Source: the verified code of the position manager, see `contractSources.v3PositionManager`.
 */
export const positionMeanings: Readonly<Record<string, string>> = {
  nonce: 'Counter of signed approvals.',
  operator: 'Who is approved for the position.',
  tickLower: 'Tick at which it begins.',
  tickUpper: 'Tick at which it ends.',
  feeGrowthInside0LastX128:
    'Fees in `token0` per unit of liquidity at the last update, times 2^128.',
  feeGrowthInside1LastX128:
    'Fees in `token1` per unit of liquidity at the last update, times 2^128.',
  tokensOwed0: '`token0` to collect, as of the last update.',
  tokensOwed1: '`token1` to collect, as of the last update.',
}
