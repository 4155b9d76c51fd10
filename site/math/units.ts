/**
 * Writes an amount of base units as a decimal number, exactly and without trailing zeros.
 * @param amount base units, may be negative
 * @param decimals decimals of the token, an integer from 0
 * @returns for example "0.5" for 500000000000000000 at 18 decimals
 * @throws RangeError when `decimals` is not an integer from 0
 */
export function formatUnits(amount: bigint, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0) {
    throw new RangeError(`decimals is ${decimals}; expected an integer from 0`)
  }
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}
