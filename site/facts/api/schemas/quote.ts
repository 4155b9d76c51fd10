import { z } from 'zod'
import { addressSchema, baseUnitsSchema } from './values.ts'

/** A token as the answers list it. */
export const responseTokenSchema = z.strictObject({
  address: addressSchema,
  decimals: z.int().min(0),
  symbol: z.string().min(1),
  name: z.string().min(1),
})

/** The members that a quote and a swap share when a route exists. */
export const routeShape = {
  tokens: z.array(responseTokenSchema).min(2),
  /** Index into `tokens`. */
  tokenFrom: z.int().min(0),
  /** Index into `tokens`. */
  tokenTo: z.int().min(0),
  /** Output tokens for one input token. */
  swapPrice: z.number().positive(),
  /** A fraction; may be negative. */
  priceImpact: z.number(),
  amountIn: baseUnitsSchema,
  assumedAmountOut: baseUnitsSchema,
}

/** The answer when no route was found: the status and nothing else. */
export const noWayResponseSchema = z.strictObject({ status: z.literal('NoWay') })

/** Answer of `GET /quote/v7/{chainId}`. Strict: a member that is not documented fails. */
export const quoteResponseSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.enum(['Success', 'Partial']), ...routeShape }),
  noWayResponseSchema,
])

export type QuoteResponse = z.output<typeof quoteResponseSchema>
