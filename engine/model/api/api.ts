import type { Definition, Operation, Parameter, Response, SecurityScheme } from './document.ts'
import type { ApiForm } from './form.ts'
import type { KnownApiError } from './known-error.ts'

/** One answer of a call. */
export interface ApiAnswer {
  readonly status: string
  readonly response: Response
  /** The documented errors that it may carry. */
  readonly errors: readonly KnownApiError[]
}

/** One call, with all it refers to in place. */
export interface ApiOperation {
  /** Name of the call, unique in its API; also its fragment on the page. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly body?: NonNullable<Operation['requestBody']>
  /** By status, in rising order. */
  readonly answers: readonly ApiAnswer[]
  /** Parameters of which a request carries exactly one; empty when there is no such rule. */
  readonly exactlyOneOf: readonly string[]
}

/** An API as it is presented. */
export interface Api {
  /** Name of the definition's file at the site's root. */
  readonly file: string
  readonly info: Definition['document']['info']
  /** Address before every path. */
  readonly host: string
  /** Variable of the environment that holds the key in samples. */
  readonly keyVariable: string
  /** Ways to send a key; any one of them will do. */
  readonly keys: readonly SecurityScheme[]
  /** Where keys are explained: a page, or the section of the API's own page. */
  readonly keyPage: string
  /** Whether a call may go without a key. */
  readonly isKeyOptional: boolean
  /** Groups of calls. */
  readonly tags: readonly {
    readonly name: string
    readonly description: string
    readonly operations: readonly ApiOperation[]
  }[]
}

/** An API on its page. */
export interface PublishedApi {
  readonly api: Api
  readonly form: ApiForm
  /** Address of the file that holds `form` as JSON, with the base path. */
  readonly formAddress: string
}

function operationsOf(
  document: Definition['document'],
  apiErrors: readonly KnownApiError[],
): { tag: string; operation: ApiOperation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap(method => {
      const found = item[method]
      if (!found) return []
      const { operationId: id, summary, description, requestBody: body } = found
      const operation: ApiOperation = {
        id,
        method: method === 'get' ? 'GET' : 'POST',
        path,
        summary,
        description,
        parameters: (found.parameters ?? []).filter(each => 'name' in each),
        ...(body && { body }),
        answers: Object.entries(found.responses).flatMap(([status, response]) =>
          'content' in response
            ? [{ status, response, errors: errorsOf(response, apiErrors) }]
            : [],
        ),
        exactlyOneOf: found['x-exactly-one-of'] ?? [],
      }
      return [{ tag: found.tags[0], operation }]
    }),
  )
}

/** The errors an answer names. A code that nobody knows is left out here: the check of definitions reports it. */
function errorsOf(
  { 'x-error-codes': codes = [] }: Response,
  apiErrors: readonly KnownApiError[],
): KnownApiError[] {
  return codes.flatMap(code => apiErrors.find(error => error.code === code) ?? [])
}

/**
 * An API in the form in which it is presented.
 * @param definition with everything it refers to in place
 * @param apiErrors the documented errors
 */
export function apiOf(
  { file, keyVariable, keyPage, document }: Definition,
  apiErrors: readonly KnownApiError[],
): Api {
  const operations = operationsOf(document, apiErrors)
  const names = document.security.flatMap(way => Object.keys(way))
  const schemes = new Map(Object.entries(document.components.securitySchemes))
  return {
    file,
    info: document.info,
    keyVariable,
    keyPage: keyPage ?? '#authentication',
    host: document.servers[0]?.url ?? '',
    keys: names.flatMap(name => schemes.get(name) ?? []),
    isKeyOptional: document.security.some(way => Object.keys(way).length === 0),
    tags: document.tags.map(({ name, description }) => ({
      name,
      description,
      operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
    })),
  }
}
