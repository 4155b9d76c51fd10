import SwaggerParser from '@apidevtools/swagger-parser'
import { type Api, apiOf } from './api.ts'
import { bladeApi } from './blade/definition.ts'
import type { Definition } from './document.ts'
import { sushiApi } from './sushi/definition.ts'

/** An API whose definition has everything it refers to in place. The parser puts it there, in a copy. */
async function read({ file, document }: Definition): Promise<Api> {
  const copy = JSON.parse(JSON.stringify(document))
  await SwaggerParser.dereference(copy)
  return apiOf(file, copy)
}

/** The Sushi API, for its page. */
export const sushi = await read(sushiApi)

/** The Blade API, for its page. */
export const blade = await read(bladeApi)
