import type { Json, Parameter, Schema, SecurityScheme } from './document.ts'

/*
 * What the form of an API needs of its definition. The build writes it as JSON to a file of its own, which the form
 * fetches when the reader opens it: nothing is left to resolve or to look up in the browser.
 */

/** The rules that a value is held to. */
export interface FieldSchema
  extends Pick<
    Schema,
    | 'type'
    | 'format'
    | 'enum'
    | 'default'
    | 'pattern'
    | 'minimum'
    | 'exclusiveMinimum'
    | 'maximum'
    | 'exclusiveMaximum'
    | 'x-expected'
  > {
  readonly items?: FieldSchema
  /** The rules of each member of an object. */
  readonly additionalProperties?: FieldSchema
  /** The rules of each member's name. */
  readonly propertyNames?: FieldSchema
}

/** A field of a request's form: a parameter, or a member of the body. */
export interface FormField {
  readonly name: string
  readonly in: Parameter['in'] | 'body'
  readonly required: boolean
  readonly schema: FieldSchema
  /** What the value counts or looks like, in words. */
  readonly hint: string
  /** What the field begins with, as text; a field without an example begins empty. */
  readonly example?: string
  /** What stands in the request for a required value that is not entered. It is no value, so that a copy fails. */
  readonly placeholder?: string
}

/** A documented answer. */
export interface ExampleAnswer {
  readonly status: number
  /** Unique among the answers with its status. */
  readonly name: string
  readonly summary: string
  readonly value: Json
}

/** A documented error, as the answer that carries its code is explained. */
export interface ExplainedError {
  readonly summary: string
  readonly meaning: string
  /** Address of its page, with the base path. */
  readonly page: string
}

/** One of the kinds of body that a call takes, as it differs from the others. */
export interface BodyKind {
  /** Members that it needs. */
  readonly needs: readonly string[]
  /** Members of other kinds, which it does not have. */
  readonly lacks: readonly string[]
  /** Members that have one value alone, as text, where they are given. */
  readonly fixed: Readonly<Record<string, string>>
}

/** One call, as far as its request and the answers to it need it. */
export interface FormOperation {
  /** Name of the call, unique in its API. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** Path below the host; names in braces are fields. */
  readonly path: string
  readonly summary: string
  /** In the order of the definition, which is that of the query. */
  readonly fields: readonly FormField[]
  readonly hasBody: boolean
  /** Fields of which a request carries exactly one; empty when there is no such rule. */
  readonly exactlyOneOf: readonly string[]
  /** Of which a body is one; empty when there is but one. */
  readonly bodyKinds: readonly BodyKind[]
  readonly examples: readonly ExampleAnswer[]
  /** By the code that an answer carries. */
  readonly errors: Readonly<Record<string, ExplainedError>>
}

/** An API, as far as its forms need it. */
export interface ApiForm {
  /** Address before every path. */
  readonly host: string
  /** Variable of the environment that holds the key in samples. */
  readonly keyVariable: string
  /** How a key goes along; left out when the API takes none. */
  readonly key?: Pick<SecurityScheme, 'in' | 'name'>
  /** Whether a call may go without a key. */
  readonly isKeyOptional: boolean
  readonly operations: readonly FormOperation[]
}
