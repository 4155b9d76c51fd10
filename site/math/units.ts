import { formatUnits as ofViem } from 'viem'

/**
 * An amount as people write it, with every digit: 1500000n of 6 decimals is "1.5".
 * @param amount base units.
 * @param decimals of the token, 0 to 255.
 */
export function formatUnits(amount: bigint, decimals: number): string {
  return ofViem(amount, decimals)
}
