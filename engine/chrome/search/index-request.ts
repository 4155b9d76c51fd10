import type { IndexHead } from '#model/search/index-parts.ts'

/** The head of the search index on its way, and its address. */
export interface HeadRequest {
  readonly address: string
  readonly head: Promise<IndexHead>
}

let request: HeadRequest | undefined

/** A file of the search. @throws Error when it cannot be fetched or read. */
export async function fetchSearchFile<Content>(address: string): Promise<Content> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return response.json()
}

/** The head of the search index that the page names, fetched once. A request that failed is made again at the next call. */
export function requestIndex(): HeadRequest {
  const { search: address = '' } = document.documentElement.dataset
  if (request?.address === address) return request
  const head = fetchSearchFile<IndexHead>(address)
  request = { address, head }
  head.catch(() => {
    request = undefined
  })
  return request
}
