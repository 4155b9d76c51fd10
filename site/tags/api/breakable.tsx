import type { ReactNode } from 'react'

/** An address that breaks before a slash rather than within a name. */
export function breakable(address: string): ReactNode[] {
  return address
    .split(/(?<=[^/])(?=\/[^/])/)
    .flatMap((part, index) => (index > 0 ? [<wbr key={part} />, part] : part))
}
