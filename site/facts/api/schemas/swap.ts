import { z } from 'zod'
import { noWayResponseSchema, routeShape } from './quote.ts'
import {
  type AccountSchema,
  addressSchema,
  baseUnitsSchema,
  exampleAccountSchema,
  hexSchema,
} from './values.ts'

function swapResponse<Account extends AccountSchema>(account: Account) {
  const transaction = z.strictObject({
    from: account,
    to: addressSchema,
    /** Wei. */
    gasPrice: z.number().nonnegative(),
    /** Gas units, present only when the request set `simulate=true`. */
    gas: baseUnitsSchema.optional(),
    data: hexSchema,
    /** Wei; may be left out or "0" when the input is not the native coin. */
    value: baseUnitsSchema.optional(),
  })
  return z.discriminatedUnion('status', [
    z.strictObject({ status: z.enum(['Success', 'Partial']), ...routeShape, tx: transaction }),
    noWayResponseSchema,
  ])
}

/** Answer of `GET /swap/v7/{chainId}`. Strict: a member that is not documented fails. */
export const swapResponseSchema = swapResponse(addressSchema)

/** The same answer in an example, where the sender is the placeholder `YOUR_ADDRESS`. */
export const exampleSwapResponseSchema = swapResponse(exampleAccountSchema)

export type SwapResponse = z.output<typeof swapResponseSchema>
export type ExampleSwapResponse = z.output<typeof exampleSwapResponseSchema>
