import type { IndexFile } from '#model/search/index-file.ts'

let request: Promise<IndexFile> | undefined

async function fetchIndex(): Promise<IndexFile> {
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
export function requestIndex(): Promise<IndexFile> {
  request ??= fetchIndex().catch(error => {
    request = undefined
    throw error
  })
  return request
}
