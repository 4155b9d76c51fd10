import { type Parameter, ref } from 'docs-engine/api'
import { exampleTrade } from '#facts/api/examples.ts'
import { chainId as documentedChainId } from '#facts/api/parameters.ts'

/** The network, as a part of the path. */
export const chainId: Parameter = {
  name: 'chainId',
  in: 'path',
  description: documentedChainId.meaning,
  required: true,
  schema: ref('ChainId'),
  example: exampleTrade.chainId,
}

/**
 * A parameter of the query.
 * @param name as a request has it
 * @param schema of its value
 * @param description what it does
 * @param more whatever else is known of it
 */
export function queryParameter(
  name: string,
  schema: Parameter['schema'],
  description: string,
  more: Partial<Parameter> = {},
): Parameter {
  return { name, in: 'query', description, schema, ...more }
}
