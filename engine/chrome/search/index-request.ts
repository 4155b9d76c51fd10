import type { PackedPage } from '#model/search/index-file.ts'

let request: Promise<PackedPage[]> | undefined

async function fetchIndex(): Promise<PackedPage[]> {
  const address = document.documentElement.dataset.search
  if (!address) throw new Error('the page names no search index')
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the search index was answered with ${response.status}`)
  return response.json()
}

/**
 * The search index, fetched once. A request that failed is made again at the next call.
 * @throws Error when the index cannot be fetched or read.
 */
export function requestIndex(): Promise<PackedPage[]> {
  request ??= fetchIndex().catch(error => {
    request = undefined
    throw error
  })
  return request
}
