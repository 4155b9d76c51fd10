import { json, plain, type Reference, type Response, ref, refTo } from 'docs-engine/api'
import { bladeBodies } from '#facts/api/blade-examples.ts'

const FOR_SUPPORT = 'No example is published.'

/** Error answers, which all have the same shape. */
export const errorAnswers = {
  BadRequest: {
    description: `The request cannot be read. ${FOR_SUPPORT}`,
    content: json(ref('Error')),
  },
  Unauthorized: {
    description: 'The key is missing or not valid.',
    content: json(ref('Error'), {
      forbidden: { summary: 'Key refused', value: plain(bladeBodies.unauthorized) },
    }),
  },
  Forbidden: { description: `Access is denied. ${FOR_SUPPORT}`, content: json(ref('Error')) },
  QuoteProblems: {
    description: `There is no quote for this request. ${FOR_SUPPORT}`,
    content: json(ref('Error')),
  },
  InvalidInput: {
    description: 'A part of the input is missing or wrong; `data` says which.',
    content: json(ref('Error'), {
      missing: { summary: 'A field is missing', value: plain(bladeBodies.invalidInput) },
    }),
  },
  InternalServerError: {
    description: `The server failed. ${FOR_SUPPORT}`,
    content: json(ref('Error')),
  },
  ExternalServiceError: {
    description: `A service that the server needs failed. ${FOR_SUPPORT}`,
    content: json(ref('Error')),
  },
} as const satisfies Record<string, Response>

const nameByStatus = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  409: 'QuoteProblems',
  422: 'InvalidInput',
  500: 'InternalServerError',
  503: 'ExternalServiceError',
} as const satisfies Record<number, keyof typeof errorAnswers>

/**
 * The error answers of a call, by status.
 * @param statuses those that the call may answer with
 */
export function errors(
  ...statuses: (keyof typeof nameByStatus)[]
): Readonly<Record<string, Reference>> {
  return Object.fromEntries(
    statuses.map(status => [status, refTo('responses', nameByStatus[status])]),
  )
}
