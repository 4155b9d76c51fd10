/**
 * What the SDK needs beside it, in words, as its releases declare it.
 * Source: `peerDependencies` of https://www.npmjs.com/package/sushi, versions 6.2.9 and 7.3.15, read 2026-11-21.
 */
export const requirements = {
  typescript: {
    published: '5.8.3 or newer, below 6',
    newest: '5.8.3 or newer, below 8',
  },
  zod: '4 or newer',
  /** The newest release was imported with both: it failed with the first and loads from the second on. */
  viem: { tooOldForNewest: '2.56.5', enoughForNewest: '2.56.6' },
  /** Node: what a dependency of the newest release declares, and an older major version on which all its entry points load. */
  node: { newestWarnsBelow: '22.12', newestLoadsOn: 20 },
} as const

/** The first release in which numbers that round up across a nine print right. */
export const ROUNDING_FIXED_IN = '6.3.0'
