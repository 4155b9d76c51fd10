/** Most equal digits that may follow one another. Of random addresses fewer than one in a million has more. */
const LONGEST_RUN = 7
/** How many digits at either end may differ from the rest of a pattern: a placeholder is often numbered. */
const NUMBERED = 4

/**
 * Why a value cannot be the address of a contract that readers send funds to: it is a well-known placeholder, or its
 * digits repeat. Some networks have contracts at such addresses; none of them belongs to the protocol.
 * @param address 20 bytes in hexadecimal, in any case
 * @returns the reason in a few words; undefined for an address that looks like any other
 */
export function placeholderReason(address: string): string | undefined {
  const digits = address.toLowerCase().replace(/^0x/, '')
  if (/^0+$/.test(digits)) return 'it is the zero address'
  if (/^0+dead$|^dead0+$/.test(digits)) return 'it is a burn address'
  const period =
    shortestPeriod(digits.slice(0, -NUMBERED)) ?? shortestPeriod(digits.slice(NUMBERED))
  if (period === 1) return 'it is one digit again and again'
  if (period !== undefined) return `its digits repeat every ${period}`
  const runs = [...digits.matchAll(/(?<digit>[\da-f])\k<digit>*/g)].map(([equal]) => equal.length)
  const longest = Math.max(...runs)
  return longest > LONGEST_RUN ? `it has one digit ${longest} times in a row` : undefined
}

/** After how many digits all digits come again, at most half of them; undefined when they do not. */
function shortestPeriod(digits: string): number | undefined {
  for (let period = 1; period <= digits.length / 2; period += 1)
    if (digits.slice(period) === digits.slice(0, -period)) return period
  return undefined
}
