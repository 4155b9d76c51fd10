import type { Source } from 'docs-engine/config'

/**
 * Version of Sushi that these pages describe.
 * Source: the protocol's published documentation, version 6.2.12.
 */
export const DOCUMENTED_VERSION = '6.2.12'

/**
 * The newest release of the documented minor version in the npm registry. Tables are made from it
 * and samples compile against it.
 * Source: https://www.npmjs.com/package/sushi?activeTab=versions
 */
export const PUBLISHED_VERSION = '6.2.9'

/** Where the published package was read. */
export const packageSource = {
  title: `npm package sushi ${PUBLISHED_VERSION}`,
  url: `https://www.npmjs.com/package/sushi/v/${PUBLISHED_VERSION}`,
  checked: '2026-11-22',
} as const satisfies Source

/**
 * Releases that share major and minor version with the documented one, as an npm range.
 * A tilde range takes any patch release of that minor version: https://docs.npmjs.com/cli/using-npm/semver
 */
export const DOCUMENTED_RANGE = `~${DOCUMENTED_VERSION.replace(/\d+$/, '0')}`

/**
 * Name of the SDK in the npm registry.
 * Source: https://www.npmjs.com/package/sushi
 */
export const PACKAGE_NAME = 'sushi'

/**
 * The newest release in the npm registry when these pages were written (2026-11-21).
 * Source: https://www.npmjs.com/package/sushi?activeTab=versions
 */
export const NEWEST_VERSION = '7.3.15'

/**
 * Where this documentation and the API definitions are published, without a slash at the end. A test holds it to the
 * settings of the site.
 * Source: the protocol's published documentation, version 6.2.12.
 */
export const DOCS_URL = 'https://docs.sushi.com'
