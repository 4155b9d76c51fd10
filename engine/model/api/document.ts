/*
 * What an OpenAPI 3.1 document is, as far as the definitions of this site use it.
 * Source: https://spec.openapis.org/oas/v3.1.0. Members that begin with `x-` are ours.
 */

/** A value that JSON can write. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** A pointer to a part of the same document. */
export interface Reference {
  readonly $ref: string
}

/** A further page about something. */
export interface ExternalDocs {
  readonly description?: string
  readonly url: string
}

/** A kind of JSON value. */
export type SchemaType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string'

/** A schema of JSON Schema 2020-12. */
export interface Schema {
  readonly title?: string
  readonly description?: string
  readonly type?: SchemaType | readonly SchemaType[]
  readonly format?: string
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly default?: Json
  readonly examples?: readonly Json[]
  readonly pattern?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: SchemaOrReference
  readonly properties?: Readonly<Record<string, SchemaOrReference>>
  readonly required?: readonly string[]
  readonly additionalProperties?: SchemaOrReference
  /** The shape of the names of members. */
  readonly propertyNames?: SchemaOrReference
  readonly oneOf?: readonly SchemaOrReference[]
  /** Variants of a body, of which at least one fits. Each is an object with all of its members. */
  readonly anyOf?: readonly SchemaOrReference[]
  /** Tells the variants of `oneOf` apart. Each has a constant as this member. */
  readonly discriminator?: {
    readonly propertyName: string
    readonly mapping?: Readonly<Record<string, string>>
  }
  readonly externalDocs?: ExternalDocs
  /** What a value counts: "wei", "base units, stringified integer", "fraction, 0.005 = 0.5 %". */
  readonly 'x-unit'?: string
  /** The shape that `pattern` asks for, in words. */
  readonly 'x-expected'?: string
  /** Of the body of an error: whether to repeat the request. */
  readonly 'x-retry'?: Retry
}

/** Whether the same request may be repeated after an error. */
export interface Retry {
  /** `no`: something must change first. `maybe`: once. `yes`: after a pause. */
  readonly policy: 'no' | 'maybe' | 'yes'
  /** What it waits for, in words. */
  readonly wait: string
}

/** A schema, or a pointer to one; beside a pointer stand the words and limits of this use. */
export type SchemaOrReference = Schema & { readonly $ref?: string }

/** A named example. */
export interface Example {
  readonly summary?: string
  readonly description?: string
  readonly value: Json
}

/** A body in one content type. */
export interface MediaType {
  readonly schema: SchemaOrReference
  readonly examples?: Readonly<Record<string, Example>>
}

/** The content type of every body. */
export interface Content {
  readonly 'application/json': MediaType
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly description: string
  readonly required?: boolean
  readonly schema: SchemaOrReference
  readonly example?: Json
  /** How a list is written in a query; every list says so. */
  readonly style?: 'form'
  /** False: a list is sent once, joined with commas, as the forms do. */
  readonly explode?: false
}

/** One answer of an operation. */
export interface Response {
  readonly description: string
  readonly content: Content
  /** Codes of the error catalog that this answer may carry. */
  readonly 'x-error-codes'?: readonly string[]
  /** By each of these codes: whether to repeat the request. */
  readonly 'x-retry'?: Readonly<Record<string, Retry>>
}

/** One call of an API. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: {
    readonly required: boolean
    readonly description: string
    readonly content: Content
  }
  readonly responses: Readonly<Record<string, Response | Reference>>
  /** Parameters of which a request carries exactly one. */
  readonly 'x-exactly-one-of'?: readonly string[]
}

/** A path of an API. */
export interface PathItem {
  readonly get?: Operation
  readonly post?: Operation
}

/** How a caller names itself. */
export interface SecurityScheme {
  readonly type: 'apiKey'
  readonly in: 'query' | 'header'
  readonly name: string
  readonly description: string
}

/** A whole definition. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
    readonly contact: { readonly name: string; readonly url?: string; readonly email?: string }
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly externalDocs: ExternalDocs
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, SchemaOrReference>>
    readonly parameters?: Readonly<Record<string, Parameter>>
    readonly responses?: Readonly<Record<string, Response>>
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>
  }
}

/** A definition as it is published. */
export interface Definition {
  /** Name of its file at the site's root; the ending says whether it is YAML or JSON. */
  readonly file: string
  /** Where it is written, for messages. */
  readonly source: string
  /** Variable of the environment that holds a key in samples of requests. */
  readonly keyVariable: string
  /** Page of the site about keys, with its fragment; each call links to it. Default: the section about them on its own page. */
  readonly keyPage?: `/${string}`
  readonly document: OpenApiDocument
}
