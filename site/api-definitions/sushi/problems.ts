import {
  type Json,
  json,
  object,
  type Reference,
  type Response,
  type Retry,
  ref,
  refTo,
  type Schema,
  type SchemaOrReference,
} from 'docs-engine/api'
import { exampleProblem, type Faults } from '#facts/api/example-problems.ts'
import { NOBODYS_ADDRESS, YOUR_ADDRESS } from '#facts/api/placeholder.ts'
import type { ApiError, ProblemMember } from '#facts/errors/api-error.ts'
import { apiErrors, type ErrorSlug } from '#facts/errors/catalog.ts'
import { errorBySlug, errorTypeUri } from '#facts/errors/lookup.ts'

type KnownError = (typeof apiErrors)[number]

/** Errors that any call may answer with: none of them depends on what is asked for. */
const COMMON = apiErrors.filter(({ calls }) => calls === 'any')

const memberSchemas: Readonly<Record<ProblemMember['name'], SchemaOrReference>> = {
  errors: { type: 'array', items: ref('ParameterError'), minItems: 1 },
  token: ref('Address'),
  spender: ref('Address'),
  sender: ref('Address'),
  allowance: ref('BaseUnits'),
  balance: ref('BaseUnits'),
  amount: ref('BaseUnits'),
}

const nameOf = ({ slug }: ApiError) =>
  `${slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Problem`

/** Where a reader finds an error explained: the same address as in its body. */
const pageOf = ({ slug }: { slug: ErrorSlug }) => errorTypeUri(slug)

/** What the catalog says of repeating a request, as a program reads it. */
const retryOf = ({ retry, wait }: ApiError): Retry => ({
  policy: retry,
  wait: wait === 'not published' ? wait : `until ${wait.until}`,
})

function problemSchema(error: KnownError): Schema {
  const { code, status, bodyTitle, meaning, message, extraMembers } = error
  const extra = extraMembers.map(({ name, meaning }) => [
    name,
    { ...memberSchemas[name], description: meaning },
  ])
  const text = `Text for people. This error has it in \`${message.member}\`; read either.`
  return {
    ...object(
      nameOf(error),
      meaning,
      {
        type: { description: "Address of the error's page.", type: 'string', const: pageOf(error) },
        title: {
          description: 'Name of the error. It may change: compare `code`.',
          type: 'string',
          examples: [bodyTitle],
        },
        detail: { description: text, type: 'string' },
        details: { description: text, type: 'string' },
        status: { description: 'HTTP status again.', type: 'integer', const: status },
        code: { description: 'What a program compares.', type: 'string', const: code },
        ...Object.fromEntries(extra),
      },
      ['detail', 'details'],
    ),
    externalDocs: { description: 'What it means and what to do', url: pageOf(error) },
    'x-retry': retryOf(error),
  }
}

/** The schemas of all errors, each by its own name. */
export const problemSchemas: Readonly<Record<string, Schema>> = {
  ParameterError: object('ParameterError', 'Why one parameter fails.', {
    detail: { description: 'Reason, for people.', type: 'string' },
    parameter: { description: 'Name of the parameter.', type: 'string' },
  }),
  ...Object.fromEntries(apiErrors.map(error => [nameOf(error), problemSchema(error)])),
}

/** The example body of an error. An answer has to hold an address where a sample has a placeholder. */
function problemExample(slug: ErrorSlug, faults?: Faults): Json {
  const text = JSON.stringify(exampleProblem(slug, faults)).replaceAll(
    YOUR_ADDRESS,
    NOBODYS_ADDRESS,
  )
  return JSON.parse(text)
}

/** Says of an example that a reason in it is ours. */
const OWN_REASON = 'The reason in the example is ours: only `Required` is published.'

function response(errors: readonly KnownError[], faults?: Faults): Response {
  const refs = errors.map(error => ref(nameOf(error)))
  const [only] = refs
  return {
    description: errors
      .map(error => `[${error.code} ${error.bodyTitle}](${pageOf(error)}): ${error.meaning}`)
      .join('\n\n'),
    'x-error-codes': errors.map(({ code }) => code),
    'x-retry': Object.fromEntries(errors.map(error => [error.code, retryOf(error)])),
    content: json(
      only && refs.length === 1
        ? only
        : {
            oneOf: refs,
            discriminator: {
              propertyName: 'code',
              mapping: Object.fromEntries(
                errors.map(error => [error.code, `#/components/schemas/${nameOf(error)}`]),
              ),
            },
          },
      Object.fromEntries(
        errors.map(({ slug, code, bodyTitle, meaning }) => [
          slug,
          {
            summary: `${code} ${bodyTitle}`,
            description:
              slug === 'validation' && faults?.unreadable ? `${meaning} ${OWN_REASON}` : meaning,
            value: problemExample(slug, faults),
          },
        ]),
      ),
    ),
  }
}

const withStatus = (errors: readonly KnownError[], status: number) =>
  errors.filter(error => error.status === status)
const STATUSES = [...new Set(COMMON.map(({ status }) => status))].sort()

/** HTTP status of the errors that say what is wrong with a request: each call has its own example of them. */
const { status: INVALID_STATUS } = errorBySlug('validation')

/** The error answers that are the same for all calls, as shared parts of the definition. */
export const problemResponses: Readonly<Record<string, Response>> = Object.fromEntries(
  STATUSES.filter(status => status !== INVALID_STATUS).map(status => [
    `Problem${status}`,
    response(withStatus(COMMON, status)),
  ]),
)

/**
 * The error answers of a call, by status.
 * @param kind whether the call prepares a transaction; only then can it fail on gas, balance or allowance
 * @param faults of the call's example of a request that is not valid; by default those of a swap
 */
export function errorResponses(
  kind: 'read' | 'transaction',
  faults?: Faults,
): Readonly<Record<string, Reference | Response>> {
  const possible = kind === 'transaction' ? apiErrors : COMMON
  return Object.fromEntries(
    STATUSES.map(status => [
      status,
      status === INVALID_STATUS
        ? response(withStatus(possible, status), faults)
        : refTo('responses', `Problem${status}`),
    ]),
  )
}
