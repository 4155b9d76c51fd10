import project from '../../../package.json' with { type: 'json' }
import site from '../../package.json' with { type: 'json' }
import { PACKAGE_NAME, PUBLISHED_VERSION } from '../docs-version.ts'

const {
  node,
  typescript,
  '@types/node': nodeTypes,
  'openapi-fetch': openapiFetch,
  'openapi-typescript': openapiTypescript,
} = project.devDependencies
const { viem, zod } = site.dependencies

/** Versions that the samples of this site are compiled and run with: computed from its manifests, which pin them. */
export const sampleTools = {
  node,
  nodeTypes,
  openapiFetch,
  openapiTypescript,
  typescript,
  viem,
  zod,
} as const

/**
 * The oldest Node that runs a `.ts` file as it is: the first release of the oldest maintained major version that
 * strips types without a flag. Source: https://nodejs.org/en/blog/release/v22.18.0, read 2026-11-22.
 */
export const OLDEST_NODE = '22.18.0'

/**
 * What a project installs to follow these pages, as npm and its like are told: the versions that the samples run with.
 * Computed from the manifests.
 */
export const EXACT_PACKAGES = `${PACKAGE_NAME}@${PUBLISHED_VERSION} viem@${viem} zod@${zod}`
