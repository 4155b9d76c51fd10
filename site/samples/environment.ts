import type { SampleEnvironment } from 'docs-engine/config'
import { NOBODYS_ADDRESS } from '#facts/api/placeholder.ts'
import { FAKE_API_KEY, startFakeApi } from './fake-api.ts'

interface Surroundings {
  /** Where an imitation of the API listens; without it any request fails. */
  readonly apiUrl?: string | undefined
  /** What the placeholder for the reader's account is replaced by. */
  readonly account?: string | undefined
}

/** The variables that a sample of this site runs with. */
export function sampleVariables({
  apiUrl,
  account = NOBODYS_ADDRESS,
}: Surroundings = {}): Record<string, string> {
  return {
    SAMPLE_ACCOUNT: account,
    ACCOUNT: account,
    SUSHI_API_KEY: FAKE_API_KEY,
    ...(apiUrl && { FAKE_API: apiUrl }),
  }
}

/** Samples that call the API are answered with the documented examples; no other request leaves them. */
export const sampleEnvironment: SampleEnvironment = {
  preload: new URL('./run-preload.ts', import.meta.url).href,
  async start(file) {
    if (!file.endsWith('.network.ts')) return { variables: sampleVariables(), stop: async () => {} }
    const api = await startFakeApi()
    return { variables: sampleVariables({ apiUrl: api.url }), stop: api.stop }
  },
}
