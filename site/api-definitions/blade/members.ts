import { ref, type Schema, type SchemaOrReference } from 'docs-engine/api'

/* Schemas of single members. The description says what the member is, as a sentence. */

/** A text. */
export const text = (description: string): Schema => ({ description, type: 'string' })

/** True or false. @param fallback its default */
export const flag = (description: string, fallback?: boolean): Schema => ({
  description,
  type: 'boolean',
  ...(fallback !== undefined && { default: fallback }),
})

/** A whole number. @param unit what it counts */
export const count = (description: string, unit?: string): Schema => ({
  description,
  type: 'integer',
  ...(unit && { 'x-unit': unit }),
})

/** A number. @param unit what it counts */
export const number = (description: string, unit?: string): Schema => ({
  description,
  type: 'number',
  ...(unit && { 'x-unit': unit }),
})

/** A number of US dollars. */
export const usd = (description: string) => number(description, 'US dollars')

/** A point in time, as Unix time. */
export const time = (description: string) => count(description, 'Unix time, seconds')

/** A number of seconds. */
export const seconds = (description: string) => count(description, 'seconds')

/** A list. */
export const list = (description: string, items: SchemaOrReference): Schema => ({
  description,
  type: 'array',
  items,
})

/** An address of an account or a contract. */
export const address = (description: string) => ref('Address', { description })

/** An amount in base units of a token. */
export const units = (description: string) => ref('BaseUnits', { description })

/** A UUID. */
export const uuid = (description: string): Schema => ({
  description,
  type: 'string',
  format: 'uuid',
})
