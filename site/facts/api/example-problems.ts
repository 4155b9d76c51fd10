import { formatUnits } from 'viem'
import type { ProblemMember } from '../errors/api-error.ts'
import type { ErrorSlug } from '../errors/catalog.ts'
import { errorBySlug } from '../errors/lookup.ts'
import { type ProblemBody, problemBody } from '../errors/problem-body.ts'
import { RED_SNWAPPER } from './example-contracts.ts'
import { EXAMPLE_CHAIN_ID, exampleTokens } from './example-tokens.ts'
import { YOUR_ADDRESS } from './placeholder.ts'

// The numbers are made up and agree with one another; none was recorded from the API.

/** USDC base units that the failing swaps of the examples sell: 7.5 USDC. */
const AMOUNT = '7500000'
/** USDC base units that the account holds or has approved in the examples: 2.5 USDC. */
const AVAILABLE = '2500000'

const inUsdc = (amount: bigint) => formatUnits(amount, exampleTokens.usdc.decimals)

/** The same amounts as a reader says them, in USDC. */
export const exampleShortage = {
  available: inUsdc(BigInt(AVAILABLE)),
  needed: inUsdc(BigInt(AMOUNT)),
  missing: inUsdc(BigInt(AMOUNT) - BigInt(AVAILABLE)),
}

/** Why one parameter fails. */
interface ParameterError {
  readonly detail: string
  readonly parameter: string
}

/** The body of an error, with the members that only some errors have. */
type ExampleProblem = ProblemBody & {
  readonly [Name in ProblemMember['name']]?: Name extends 'errors'
    ? readonly ParameterError[]
    : string
}

/** What is wrong with a request, by the names of its parameters. */
export interface Faults {
  /** Left out. A part of the path cannot be: without it the request goes to another call. */
  readonly missing?: readonly string[]
  /** There, and not to be read. */
  readonly unreadable?: readonly string[]
}

/** Stands in for the reason of a parameter that cannot be read: "Required" is the only reason that is published. */
const UNREADABLE = 'Cannot be read'

/** What a request with faults adds to the body. */
const validationOf = ({ missing = [], unreadable = [] }: Faults) => ({
  errors: [
    ...missing.map((parameter): ParameterError => ({ detail: 'Required', parameter })),
    ...unreadable.map((parameter): ParameterError => ({ detail: UNREADABLE, parameter })),
  ],
})

/** What single errors add to, or fill into, the body that the catalog gives. */
const additions: Readonly<Partial<Record<ErrorSlug, Partial<ExampleProblem>>>> = {
  validation: validationOf({ missing: ['tokenIn', 'tokenOut', 'sender', 'amount'] }),
  'insufficient-balance': {
    token: exampleTokens.usdc.address,
    sender: YOUR_ADDRESS,
    balance: AVAILABLE,
    amount: AMOUNT,
  },
  'insufficient-allowance': {
    token: exampleTokens.usdc.address,
    spender: RED_SNWAPPER,
    sender: YOUR_ADDRESS,
    allowance: AVAILABLE,
    amount: AMOUNT,
  },
}

/** Stands in for the text of an error whose text is not published. */
const STAND_IN_TEXT = 'Gas estimation failed'

/**
 * The example body of an error: the catalog's members with the example's values.
 * @param slug a documented error
 * @param faults of a request that is not valid; by default a swap without any parameters
 */
export function exampleProblem(slug: ErrorSlug, faults?: Faults): ExampleProblem {
  const published = errorBySlug(slug).message.text
  const text = published?.replace('{chainId}', String(EXAMPLE_CHAIN_ID)) ?? STAND_IN_TEXT
  const own = slug === 'validation' && faults ? validationOf(faults) : additions[slug]
  return { ...problemBody(slug, text), ...own }
}
