import { apiOf } from 'docs-engine/api'
import { dereference } from 'docs-engine/node'
import { bladeApi } from './blade/definition.ts'
import { sushiApi } from './sushi/definition.ts'

/** The Sushi API, for its page. */
export const sushi = apiOf(await dereference(sushiApi))

/** The Blade API, for its page. */
export const blade = apiOf(await dereference(bladeApi))
