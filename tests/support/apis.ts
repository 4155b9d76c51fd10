import { apiReader } from '#engine/node/api-definitions/api-reader.ts'
import { publishApis } from '#engine/node/api-definitions/published-apis.ts'
import * as extensions from '#site/extensions.ts'

const readApi = apiReader(await publishApis(extensions, '/'))

/** The Sushi API, as the site publishes it when it has no base path. */
export const sushi = readApi('openapi.yaml')

/** The Blade API, likewise. */
export const blade = readApi('blade-openapi.json')

/** A call of either API, as its form has it. @throws Error when there is none */
export function formOperation(id: string) {
  const found = [sushi, blade]
    .flatMap(({ form }) => form.operations.map(operation => ({ form, operation })))
    .find(({ operation }) => operation.id === id)
  if (!found) throw new Error(`there is no call ${id}`)
  return found
}
