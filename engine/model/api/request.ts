import type { ApiForm, FormOperation } from './form.ts'

/** A request, ready to be written in any language. */
export interface BuiltRequest {
  /** The call it is made to. */
  readonly operation: Pick<FormOperation, 'id' | 'path'>
  readonly method: 'GET' | 'POST'
  /** Address without the query. */
  readonly url: string
  readonly query: readonly (readonly [name: string, value: string])[]
  /** Variable of the environment that holds the key in samples, so that no key is ever copied. */
  readonly keyVariable: string
  /** How the key goes along. */
  readonly key: ApiForm['key']
  /** JSON of the body, indented; as text, since a number would not hold every digit that was entered. */
  readonly body: string | undefined
}

/** A language a request can be copied in. */
export interface SampleLanguage {
  readonly id: string
  readonly label: string
  readonly write: (request: BuiltRequest) => string
}
