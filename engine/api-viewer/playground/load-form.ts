import type { ApiForm } from '#model/api/form.ts'

const loading = new Map<string, Promise<ApiForm>>()

/** Gives up a load that takes too long: the next one asks anew. */
export function forgetForm(address: string): void {
  loading.delete(address)
}

/**
 * Loads what the forms of an API need, once for all the forms of a page.
 * @param address of the file that the build has written
 * @throws Error when it cannot be had; the next call tries again
 */
export function loadForm(address: string): Promise<ApiForm> {
  const known = loading.get(address)
  if (known) return known
  const load = async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answered with ${response.status}`)
    // A proxy may answer with anything.
    const form: ApiForm | null = await response.json()
    if (!form?.operations) throw new TypeError(`${address} holds no form`)
    return form
  }
  const promise = load()
  loading.set(address, promise)
  promise.catch(() => forgetForm(address))
  return promise
}
