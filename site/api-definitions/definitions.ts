import type { Definition } from 'docs-engine/api'
import { bladeApi } from './blade/definition.ts'
import { sushiApi } from './sushi/definition.ts'

/** The API definitions that the site publishes at its root. */
export const definitions: readonly Definition[] = [sushiApi, bladeApi]
