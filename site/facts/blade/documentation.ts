/*
 * Where the protocol's published documentation of Blade, version 6.2.12, was read, and when. The
 * address names a commit, so that it keeps showing what was read.
 */

/** Folder of the documentation's site. */
export const SITE =
  'https://github.com/sushi-labs/sushi/blob/8803121a585cf31228eaf4c657bfd1f2195e252a/site' as const

/** Folder of its pages that introduce Blade. */
export const INTRODUCTION = `${SITE}/pages/blade/introduction` as const

/** Month in which it was read, YYYY-MM. */
export const CHECKED = '2026-08'
