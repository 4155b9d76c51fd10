import { apiOf } from './api.ts'
import { bladeApi } from './blade/definition.ts'
import { dereference } from './dereference.ts'
import { sushiApi } from './sushi/definition.ts'

/** The Sushi API, for its page. */
export const sushi = apiOf(sushiApi.file, await dereference(sushiApi.document))

/** The Blade API, for its page. */
export const blade = apiOf(bladeApi.file, await dereference(bladeApi.document))
