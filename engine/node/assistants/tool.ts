import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { BuiltDocs } from './built-docs.ts'
import { cursorInput, shortFault } from './limits.ts'
import { partOf } from './paged.ts'

/** Something that an assistant can ask of a documentation. */
export interface Tool {
  name: string
  description: string
  /** Has a server answer it. */
  offer(server: McpServer, docs: BuiltDocs): void
}

/** Why a request has no answer, in words that say what to ask instead. */
export class RequestError extends Error {}

/** Answers with a part of a text, or with what was wrong with the request. */
function reply(from: string | undefined, text: () => string) {
  try {
    return { content: [{ type: 'text' as const, text: partOf(text(), from) }] }
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof RangeError)) throw error
    return { content: [{ type: 'text' as const, text: shortFault(error.message) }], isError: true }
  }
}

const paging = z.object({ cursor: cursorInput })

/**
 * A tool that reads, and whose replies come in parts.
 * @param fields what it is given, besides the cursor that all tools take.
 * @param text the whole answer; it throws a {@link RequestError} where there is none.
 */
export function tool<Fields extends z.ZodRawShape>(
  name: string,
  description: string,
  fields: Fields,
  text: (docs: BuiltDocs, given: z.output<z.ZodObject<Fields>>) => string,
): Tool {
  const given = z.object(fields)
  const inputSchema = z.object({ ...fields, ...paging.shape })
  const annotations = { readOnlyHint: true, openWorldHint: false }
  return {
    name,
    description,
    offer(server, docs) {
      server.registerTool(name, { description, inputSchema, annotations }, asked =>
        reply(paging.parse(asked).cursor, () => text(docs, given.parse(asked))),
      )
    },
  }
}
