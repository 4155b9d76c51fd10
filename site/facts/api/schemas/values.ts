import { z } from 'zod'
import { YOUR_ADDRESS } from '../placeholder.ts'

/** An account or contract: 0x and 40 hexadecimal digits, in any case. */
export const addressSchema = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'expected an address')

/** An amount in base units: a whole number as text, because it may exceed what JSON numbers hold. */
export const baseUnitsSchema = z.string().regex(/^(?:0|[1-9]\d*)$/, 'expected base units')

/** Bytes: 0x and an even number of hexadecimal digits. */
export const hexSchema = z.string().regex(/^0x(?:[0-9a-fA-F]{2})*$/, 'expected hexadecimal bytes')

/** An account in an example: the placeholder is allowed there, and nowhere else. */
export const exampleAccountSchema = z.literal(YOUR_ADDRESS)

/** Either schema that may check an account. */
export type AccountSchema = typeof addressSchema | typeof exampleAccountSchema
