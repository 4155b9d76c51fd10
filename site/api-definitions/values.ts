import type { Schema } from 'docs-engine/api'
import { limits } from '#facts/api/limits.ts'

/** Says of an amount what its text counts. */
export const BASE_UNITS = 'base units, stringified integer'

/** Values that schemas and parameters of both APIs are made of. */
export const values = {
  Address: {
    title: 'Address',
    description: 'Account or contract. Upper and lower case mean the same.',
    type: 'string',
    pattern: '^0x[0-9a-fA-F]{40}$',
    'x-expected': '0x and 40 hexadecimal digits',
  },
  BaseUnits: {
    title: 'BaseUnits',
    description:
      'Amount in the smallest parts of a token, as text: it may exceed what a JSON number holds exactly.',
    type: 'string',
    pattern: '^(?:0|[1-9]\\d*)$',
    'x-expected': 'a whole number without leading zeros',
    'x-unit': BASE_UNITS,
  },
  Hex: {
    title: 'Hex',
    description: 'Bytes.',
    type: 'string',
    pattern: '^0x(?:[0-9a-fA-F]{2})*$',
    'x-expected': '0x and an even number of hexadecimal digits',
  },
  ChainId: {
    title: 'ChainId',
    description: 'Number of a network (EIP-155), for example 1 for Ethereum.',
    type: 'integer',
    ...limits.chainId,
  },
} as const satisfies Record<string, Schema>

/**
 * Says of a fraction how it reads as a percentage.
 * @param example a fraction
 * @returns for example "fraction, 0.005 = 0.5 %"
 */
export function fractionUnit(example: number): string {
  return `fraction, ${example} = ${Number((example * 100).toPrecision(12))} %`
}
