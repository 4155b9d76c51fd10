import { type Address, getAddress, isAddress } from 'viem'
import { placeholderReason } from './placeholder-address.ts'

export type { Address }

/** Whether a value is 20 bytes in checksummed case (EIP-55). */
export function isChecksummed(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value) && getAddress(value) === value
}

/**
 * An address typed by hand. It has to be in checksummed case (EIP-55), so that one changed digit is
 * noticed, and no placeholder that somebody meant to replace.
 * @param place file and row, for the message
 * @throws Error when it is not 20 bytes in checksummed case, or a placeholder; the build stops with the message
 */
export function typedAddress(value: string, place: string): Address {
  if (!isChecksummed(value)) {
    throw new Error(`${place}: "${value}" is not an address in checksummed case (EIP-55)`)
  }
  const reason = placeholderReason(value)
  if (reason) throw new Error(`${place}: ${value} is a placeholder: ${reason}`)
  return value
}

/**
 * An address of the published package, in checksummed case. The package holds most in lower case,
 * which carries no checksum; one in mixed case has to be right.
 * @param place export and row, for the message
 * @throws Error when it is not 20 bytes or its case is wrong; the build stops with the message
 */
export function packageAddress(value: string, place: string): Address {
  if (!isAddress(value)) throw new Error(`${place}: "${value}" is not an address`)
  return getAddress(value)
}
