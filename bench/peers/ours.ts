import path from 'node:path'
import { PROJECT_ROOT } from '#engine/node/project.ts'
import { BUILD_FLAGS } from '../../scripts/build-flags.mjs'
import { ourWriter } from '../builds/generate-site.ts'
import { OURS } from './figures.ts'
import type { Tool } from './tool.ts'

/** What the bundler makes has to lie where the packages are found. */
const CACHE = path.join(PROJECT_ROOT, '.cache', `bench-peers-${process.pid}`)

/** This engine. It builds as while it is written for: no other tool compresses what it built. */
export const ours: Tool = {
  ...ourWriter,
  name: OURS,
  packages: {},
  build: [...BUILD_FLAGS, path.join(PROJECT_ROOT, 'bench/builds/build-once.ts'), '.', 'out'],
  environment: { CACHE_FOLDER: CACHE },
  output: 'out',
  caches: [CACHE],
  searchIndex: /^assets\/search-.*\.json$/,
}
