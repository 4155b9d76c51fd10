import { useSyncExternalStore } from 'react'
import type { ApiForm } from '#model/api/form.ts'
import { cleanValue } from '../request/clean-text.ts'
import { keyError } from './validate.ts'

type Host = Pick<ApiForm, 'host'>

/** Keys that were typed, by the host they are sent to: in memory alone, so that one is typed once for all forms of a page. */
const typedKeys = new Map<string, string>()
const followers = new Set<() => void>()

/** The key that the reader typed for an API; empty when there is none. */
export function typedKey({ host }: Host): string {
  return typedKeys.get(host) ?? ''
}

/** Takes a key as the reader typed it, for all forms of its API. */
export function typeKey({ host }: Host, text: string): void {
  typedKeys.set(host, cleanValue(text))
  for (const follow of followers) follow()
}

/** Calls whenever a key is typed. @returns a function that ends it */
export function followKeys(follow: () => void): () => void {
  followers.add(follow)
  return () => {
    followers.delete(follow)
  }
}

/** What is wrong with the key for an API, in whichever form it is typed. */
export function useKeyError(api: Host): string | undefined {
  return useSyncExternalStore(followKeys, () => keyError(typedKey(api)))
}
