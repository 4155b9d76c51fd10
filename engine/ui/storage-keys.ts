/**
 * All names under which the browser keeps something of the site: a name that is not here does not compile where it is
 * used. One that ends in a space is the beginning of names.
 */
export const STORAGE_KEYS = {
  /** For good: what a reader has dismissed or chosen, and which text face has been fetched. */
  localStorage: ['banner', 'choices', 'face', 'search-excerpts', 'theme'],
  /** For the session of a tab: what a reader typed, and where pages stood. */
  sessionStorage: ['form ', 'left-at', 'positions', 'reloaded', 'search-query'],
} as const

/** Where the browser keeps something: for good, or for the session of the tab. */
export type StorageArea = keyof typeof STORAGE_KEYS

type Name<Written extends string> = Written extends `${string} ` ? `${Written}${string}` : Written

/** A name under which something is kept there. */
export type StorageKey<Area extends StorageArea> = Name<(typeof STORAGE_KEYS)[Area][number]>
