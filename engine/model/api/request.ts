import type { ApiOperation } from './api.ts'
import type { Json, SecurityScheme } from './document.ts'

/** A request, ready to be written in any language. */
export interface BuiltRequest {
  readonly operation: ApiOperation
  readonly method: 'GET' | 'POST'
  /** Address without the query. */
  readonly url: string
  readonly query: readonly (readonly [name: string, value: string])[]
  /** Variable of the environment that holds the key in samples, so that no key is ever copied. */
  readonly keyVariable: string
  /** How the key goes along. */
  readonly key: SecurityScheme | undefined
  /** JSON of the body. */
  readonly body: Json | undefined
}

/** A language a request can be copied in. */
export interface SampleLanguage {
  readonly id: string
  readonly label: string
  /** Name of the language for highlighting. */
  readonly grammar: 'bash' | 'ts' | 'python'
  readonly write: (request: BuiltRequest) => string
}
