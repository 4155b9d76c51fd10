import { object, ref, type Schema } from 'docs-engine/api'
import { values } from '../values.ts'
import { depositSchemas } from './deposit-schemas.ts'
import { count, list, text } from './members.ts'
import { poolSchemas } from './pool-schemas.ts'
import { quoteSchemas } from './quote-schemas.ts'

const inputError = {
  type: text('Kind of the fault.'),
  loc: list('Names on the way to the field.', { type: 'string' }),
  msg: text('Text for people.'),
  url: text('Page about this kind of fault.'),
}

/** The schemas of the Blade API. */
export const schemas: Readonly<Record<string, Schema>> = {
  ...values,
  ...poolSchemas,
  ...quoteSchemas,
  ...depositSchemas,
  Signature: object('Signature', "The pool's signature, in three parts.", {
    v: count('Recovery id.'),
    r: ref('Hex', { description: 'First half.' }),
    s: ref('Hex', { description: 'Second half.' }),
  }),
  ErrorResponse: object(
    'ErrorResponse',
    'Why a request failed. Which errors to retry is not published.',
    {
      errorMessage: text('Text for people.'),
      errorType: text('Kind of the error.'),
      errorCode: count('Code, on coded errors only.'),
      data: list('What is wrong with the input, on input errors only.', ref('InputError')),
    },
    ['errorCode', 'data'],
  ),
  InputError: object(
    'InputError',
    'What is wrong with one part of the input. The members are those of the one published example: others, and which of them are always there, are not published.',
    inputError,
    Object.keys(inputError),
  ),
}
