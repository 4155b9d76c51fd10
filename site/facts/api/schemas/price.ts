import { z } from 'zod'
import { addressSchema } from './values.ts'

/** Answer of `GET /price/v1/{chainId}/{address}`: US dollars for one whole token. */
export const priceResponseSchema = z.number().nonnegative()

/** Answer of `GET /price/v1/{chainId}`: token address to US dollars for one whole token. */
export const pricesResponseSchema = z.record(addressSchema, z.number().nonnegative())
