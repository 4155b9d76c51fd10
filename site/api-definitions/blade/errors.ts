import { json, plain, type Reference, type Response, ref, refTo } from 'docs-engine/api'
import { bladeBodies, bladeInvalidInput } from '#facts/api/blade-examples.ts'

/** An error answer of which no example is published. */
const withoutExample = (description: string): Response => ({
  description: `${description} No example is published.`,
  content: json(ref('ErrorResponse')),
})

/** Error answers, which all have the same shape. */
export const errorAnswers = {
  BadRequest: withoutExample('The request cannot be read.'),
  Unauthorized: {
    description: 'The key is missing or not valid.',
    content: json(ref('ErrorResponse'), {
      forbidden: { summary: 'Key refused', value: plain(bladeBodies.unauthorized) },
    }),
  },
  Forbidden: withoutExample('Access is denied.'),
  QuoteProblems: withoutExample('There is no quote for this request.'),
  InternalServerError: withoutExample('The server failed.'),
  ExternalServiceError: withoutExample('A service that the server needs failed.'),
} as const satisfies Record<string, Response>

/** HTTP status of what is wrong with a request: each call has its own example of it. */
const INVALID_INPUT = 422

const nameByStatus = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  409: 'QuoteProblems',
  500: 'InternalServerError',
  503: 'ExternalServiceError',
} as const satisfies Record<number, keyof typeof errorAnswers>

/** The answer to a request that lacks a part of its own. @param field the part */
function invalidInput(field: string): Response {
  return {
    description: 'A part of the input is missing or wrong; `data` says which.',
    content: json(ref('ErrorResponse'), {
      missing: { summary: `\`${field}\` is missing`, value: plain(bladeInvalidInput(field)) },
    }),
  }
}

/**
 * The error answers of a call, by status.
 * @param statuses those that the call may answer with
 * @param missing a part of its input, for the example of an answer with status 422; a call without that status has none
 */
export function errors(
  statuses: readonly (keyof typeof nameByStatus)[],
  missing?: string,
): Readonly<Record<string, Reference | Response>> {
  return Object.fromEntries([
    ...statuses.map(status => [status, refTo('responses', nameByStatus[status])]),
    ...(missing === undefined ? [] : [[INVALID_INPUT, invalidInput(missing)]]),
  ])
}
