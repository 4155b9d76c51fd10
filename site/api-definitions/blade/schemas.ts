import { object, ref, type Schema } from 'docs-engine/api'
import { values } from '../values.ts'
import { depositSchemas } from './deposit-schemas.ts'
import { count, list, text } from './members.ts'
import { poolSchemas } from './pool-schemas.ts'
import { quoteSchemas } from './quote-schemas.ts'

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
  Error: object(
    'Error',
    'Why a request failed.',
    {
      errorMessage: text('Text for people.'),
      errorType: text('Kind of the error.'),
      errorCode: count('Code, on coded errors only.'),
      data: list('What is wrong with the input, on input errors only.', { type: 'object' }),
    },
    ['errorCode', 'data'],
  ),
}
