/**
 * How an attribute begins that copies an address, as builds and browsers both write it: a value that readers lose money by when it
 * is outdated.
 */
const ADDRESS = 'data-copy="0x'

/** Whether markup has addresses that readers copy. */
export function hasAddresses(markup: string): boolean {
  return markup.includes(ADDRESS)
}
