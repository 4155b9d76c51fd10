/**
 * Loaded before a sample that is run (`run-snippet.ts`). The placeholder for the reader's account becomes an
 * account, and requests to an API go to the imitation of it; any other request is refused, so that no sample
 * depends on the network.
 */
import { registerHooks } from 'node:module'
import process from 'node:process'
import { BLADE_HOST } from '#facts/api/blade-api.ts'
import { API_HOST } from '#facts/api/host.ts'

const { SAMPLE_ACCOUNT = '', FAKE_API, FAKE_BLADE_API } = process.env

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.includes('/content/snippets/') || !loaded.source) return loaded
    const source = Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: source.replaceAll('0xYOUR_ADDRESS', SAMPLE_ACCOUNT) }
  },
})

const hosts: Readonly<Record<string, string | undefined>> = {
  [API_HOST]: FAKE_API,
  [BLADE_HOST]: FAKE_BLADE_API,
}

/** Where a request goes instead. @throws Error when nothing imitates its host */
function imitated(address: string): string {
  const host = new URL(address).origin
  const fake = hosts[host]
  if (!fake) throw new Error(`a sample may not call ${address} while it is run here`)
  return fake + address.slice(host.length)
}

const realFetch = globalThis.fetch
globalThis.fetch = async (input, init) =>
  input instanceof Request
    ? realFetch(new Request(imitated(input.url), input), init)
    : realFetch(imitated(String(input)), init)
