/** API definitions as typed data, and requests made from them. Runs in Node and in the browser. */
export * from '#model/api/authoring.ts'
export type {
  Content,
  Definition,
  Example,
  Json,
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  Reference,
  Response,
  Retry,
  Schema,
  SchemaOrReference,
  SecurityScheme,
} from '#model/api/document.ts'
export type { KnownApiError } from '#model/api/known-error.ts'
export type { BuiltRequest, SampleLanguage } from '#model/api/request.ts'
export { scriptString } from '../api-viewer/request/quote.ts'
