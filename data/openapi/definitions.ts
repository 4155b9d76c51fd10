import { bladeApi } from './blade/definition.ts'
import type { Definition } from './document.ts'
import { sushiApi } from './sushi/definition.ts'

/** The API definitions that the site publishes at its root. */
export const definitions: readonly Definition[] = [sushiApi, bladeApi]
