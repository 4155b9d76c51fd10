/** What copies an address: the value that a reader loses money by when it is outdated. */
const ADDRESS = 'data-copy="0x'

/** Whether markup has addresses that readers copy. */
export function hasAddresses(markup: string): boolean {
  return markup.includes(ADDRESS)
}
