import type { ReactNode } from 'react'

/** The parts of an address between which a line may end: each but the first begins with a slash. */
export function addressParts(address: string): string[] {
  return address.split(/(?<=[^/])(?=\/[^/])/)
}

/** An address that breaks before a slash rather than within a name. */
export function breakable(address: string): ReactNode[] {
  return addressParts(address).flatMap((part, index) =>
    index > 0 ? [<wbr key={part} />, part] : part,
  )
}
