/**
 * Loaded before a sample that is run (`run-snippet.ts`). The placeholder for the reader's account becomes an
 * account, and requests to the API go to the imitation of it; any other request is refused, so that no sample
 * depends on the network.
 */
import { registerHooks } from 'node:module'
import process from 'node:process'
import { API_HOST } from '#facts/api/host.ts'

const { SAMPLE_ACCOUNT = '', FAKE_API } = process.env

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.includes('/content/snippets/') || !loaded.source) return loaded
    const source = Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: source.replaceAll('0xYOUR_ADDRESS', SAMPLE_ACCOUNT) }
  },
})

const realFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  if (!FAKE_API || !address.startsWith(`${API_HOST}/`))
    throw new Error(`a sample may not call ${address} while it is run here`)
  return realFetch(FAKE_API + address.slice(API_HOST.length), init)
}
