import { publishApi } from '#engine/node/api-definitions/publish-api.ts'
import { bladeApi } from '#site/api-definitions/blade/definition.ts'
import { sushiApi } from '#site/api-definitions/sushi/definition.ts'
import { apiErrors } from '#site/extensions.ts'

/** The Sushi API, as a site without a base path publishes it. */
export const sushi = await publishApi(sushiApi, apiErrors, '/')

/** The Blade API, likewise. */
export const blade = await publishApi(bladeApi, apiErrors, '/')

/** A call of either API, as its form has it. @throws Error when there is none */
export function formOperation(id: string) {
  const found = [sushi, blade]
    .flatMap(({ form }) => form.operations.map(operation => ({ form, operation })))
    .find(({ operation }) => operation.id === id)
  if (!found) throw new Error(`there is no call ${id}`)
  return found
}
