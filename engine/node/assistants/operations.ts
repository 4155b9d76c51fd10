import { parse } from 'yaml'
import type { OpenApiDocument } from '#model/api/document.ts'
import { dereference } from '../api-definitions/dereference.ts'

/** A call of an API that a site describes. */
export interface ApiOperation {
  /** Its name in the definition. */
  id: string
  method: string
  path: string
  summary: string
  /** Address of the API. */
  server: string
  /** The call as its definition has it, with what it refers to in place. */
  details: unknown
}

/**
 * The calls of a definition that a site publishes.
 * @param text the definition, as YAML or JSON; the build has checked it
 */
export async function operationsOf(text: string): Promise<ApiOperation[]> {
  const document: OpenApiDocument = await dereference(parse(text))
  const server = document.servers[0]?.url ?? ''
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      server,
      details: operation,
    })),
  )
}
