import { z } from 'zod'
import {
  type AccountSchema,
  addressSchema,
  baseUnitsSchema,
  exampleAccountSchema,
} from './values.ts'

function problem<Account extends AccountSchema>(account: Account) {
  return z
    .strictObject({
      type: z.url({ protocol: /^https$/ }),
      title: z.string().min(1),
      status: z.int().min(400).max(599),
      code: z.string().regex(/^\d{3}-\d{2}$/, 'expected a code such as "422-01"'),
      /** The text of the error; some errors call it `details`. */
      detail: z.string().min(1).optional(),
      /** The text of the error; some errors call it `detail`. */
      details: z.string().min(1).optional(),
      errors: z
        .array(z.strictObject({ detail: z.string().min(1), parameter: z.string().min(1) }))
        .optional(),
      token: addressSchema.optional(),
      spender: addressSchema.optional(),
      sender: account.optional(),
      allowance: baseUnitsSchema.optional(),
      balance: baseUnitsSchema.optional(),
      amount: baseUnitsSchema.optional(),
    })
    .refine(({ detail, details }) => (detail === undefined) !== (details === undefined), {
      error: 'expected either detail or details',
    })
    .refine(({ code, status }) => code.startsWith(`${status}-`), {
      error: 'expected a code that begins with the status',
      path: ['code'],
    })
}

/**
 * The body of an error answer, in the problem-detail format of https://www.rfc-editor.org/rfc/rfc7807.
 * Strict: a member that is not documented fails.
 */
export const problemSchema = problem(addressSchema)

/** The same body in an example, where the sender is the placeholder `YOUR_ADDRESS`. */
export const exampleProblemSchema = problem(exampleAccountSchema)

export type Problem = z.output<typeof problemSchema>
export type ExampleProblem = z.output<typeof exampleProblemSchema>
