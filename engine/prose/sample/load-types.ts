import type { SampleTypes } from '#model/sample-types.ts'

/**
 * Fetches the types of a sample's names.
 * @returns undefined when they cannot be had: the sample then stays plain code.
 */
export async function loadTypes(address: string): Promise<SampleTypes | undefined> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
