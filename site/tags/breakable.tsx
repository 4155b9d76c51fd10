import type { ReactNode } from 'react'

/** The parts of an address between which a line may end: each but the first begins with a slash. */
function addressParts(address: string): string[] {
  return address.split(/(?<=[^/])(?=\/[^/])/)
}

/**
 * An address that breaks before a slash. The rules of where it stands make each part after the host an inline block,
 * which a hyphen does not break; a part that is longer than a line still is.
 */
export function breakable(address: string): ReactNode[] {
  return addressParts(address).map((part, index) =>
    index === 0 ? part : <span key={index}>{part}</span>,
  )
}
