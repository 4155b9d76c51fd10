import type { Redirect } from 'docs-engine/config'

/**
 * Addresses that pages had, each with the one that took its place. The build refuses a page that is renamed or removed
 * without a line here: see `site/published-pages.json`.
 */
export const redirects: Redirect[] = []
