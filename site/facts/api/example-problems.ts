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

const required = (parameter: string): ParameterError => ({ detail: 'Required', parameter })

/** What a request adds to the body that leaves parameters out. @param parameters their names */
const validationOf = (parameters: readonly string[]) => ({ errors: parameters.map(required) })

/** What single errors add to, or fill into, the body that the catalog gives. */
const additions: Readonly<Partial<Record<ErrorSlug, Partial<ExampleProblem>>>> = {
  validation: validationOf(['tokenIn', 'tokenOut', 'sender', 'amount']),
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
 * @param missing parameters that a request lacks which is not valid; by default those of a swap
 */
export function exampleProblem(slug: ErrorSlug, missing?: readonly string[]): ExampleProblem {
  const published = errorBySlug(slug).message.text
  const text = published?.replace('{chainId}', String(EXAMPLE_CHAIN_ID)) ?? STAND_IN_TEXT
  const own = slug === 'validation' && missing ? validationOf(missing) : additions[slug]
  return { ...problemBody(slug, text), ...own }
}
