/** An amount rounded to hundredths, as it is shown. */
export const cents = (amount: number) => Number(amount.toFixed(2))

/** Shares of a whole in whole percents that add up to 100: those with the largest rests are rounded up. */
export function wholePercents(shares: readonly number[]): number[] {
  const percents = shares.map(share => 100 * share)
  const whole = percents.map(Math.floor)
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0)
  const byRest = percents.map((each, index) => [each % 1, index]).sort(([a = 0], [b = 0]) => b - a)
  const raised = byRest.slice(0, missing).map(([, index]) => index)
  return whole.map((each, index) => each + (raised.includes(index) ? 1 : 0))
}
