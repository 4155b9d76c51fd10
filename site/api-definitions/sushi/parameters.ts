import { type Parameter, ref, type Schema } from 'docs-engine/api'
import type { EndpointName } from '#facts/api/endpoints.ts'
import { exampleTokens } from '#facts/api/example-tokens.ts'
import { exampleDexNames, exampleSwapRequest, exampleTrade } from '#facts/api/examples.ts'
import { EXAMPLE_FEE, LATER_FEE_MAXIMUM, limits, parameterDefaults } from '#facts/api/limits.ts'
import { parameters as documented } from '#facts/api/parameters.ts'
import { chainId, queryParameter } from '../parameters.ts'
import { BASE_UNITS, fractionUnit } from '../values.ts'

/** What the pages about single calls say of a parameter, so that it is said once. */
function documentedMeaning(endpoint: EndpointName, name: string): string {
  const parameter = documented[endpoint].find(each => each.name === name)
  if (!parameter) throw new Error(`${endpoint} has no documented parameter ${name}`)
  return parameter.meaning
}

const { ether } = exampleTokens
const NO_EXAMPLE = 'There is deliberately no example: name an account of yours.'
const READINGS_DIFFER =
  'Published descriptions differ on whether it may be left out. Send it: it decides the least that is received.'
const DEFAULTS_DIFFER =
  'Published definitions differ on the default: send it if the difference matters.'

const list = (
  name: string,
  items: Parameter['schema'],
  description: string,
  example?: readonly string[],
): Parameter =>
  queryParameter(
    name,
    {
      type: 'array',
      items,
      'x-expected': 'a list joined with commas',
      ...(example && { examples: [example] }),
    },
    description,
    { style: 'form', explode: false },
  )

const flag = (
  name: 'visualize' | 'simulate' | 'override' | 'validate',
  description: string,
  more: Partial<Parameter> = {},
) => queryParameter(name, { type: 'boolean', default: parameterDefaults[name] }, description, more)

/**
 * A token as a part of the path.
 * @param name of the parameter
 * @param description what the token is for
 */
export function tokenInPath(name: string, description: string): Parameter {
  const example = exampleTrade.tokenOut
  return { name, in: 'path', description, required: true, schema: ref('Address'), example }
}

const maxSlippage: Schema = {
  type: 'number',
  ...limits.maxSlippage,
  'x-unit': fractionUnit(parameterDefaults.maxSlippage),
}

/** The trade: what is sold, what is bought, and how much. */
const trade: readonly Parameter[] = [
  queryParameter('tokenIn', ref('Address'), documentedMeaning('swap', 'tokenIn'), {
    required: true,
    example: ether.address,
  }),
  queryParameter('tokenOut', ref('Address'), documentedMeaning('swap', 'tokenOut'), {
    required: true,
    example: exampleTrade.tokenOut,
  }),
  queryParameter(
    'amount',
    {
      type: 'string',
      format: 'int256',
      pattern: '^[1-9]\\d*$',
      'x-expected': `a whole number of at least ${limits.amount.minimum}`,
      'x-unit': BASE_UNITS,
    },
    `${documentedMeaning('swap', 'amount')} Here it is text, because it exceeds what many number types hold exactly.`,
    { required: true, example: exampleTrade.amount },
  ),
]

const limitsOfTrade: readonly Parameter[] = [
  queryParameter(
    'maxPriceImpact',
    { type: 'number', ...limits.maxPriceImpact, 'x-unit': fractionUnit(1) },
    'Largest accepted price impact. If it is left out, there is no limit.',
  ),
]

const fees: readonly Parameter[] = [
  queryParameter(
    'fee',
    {
      type: 'number',
      ...limits.fee,
      default: parameterDefaults.fee,
      'x-unit': fractionUnit(EXAMPLE_FEE),
    },
    `Fee of the integrator. Later definitions allow at most ${LATER_FEE_MAXIMUM}.`,
  ),
  queryParameter(
    'feeBy',
    { type: 'string', enum: ['input', 'output'], default: parameterDefaults.feeBy },
    'Token that pays the fee.',
  ),
]

const dexNames = exampleDexNames.slice(0, 2)
const filters: readonly Parameter[] = [
  queryParameter('referrer', { type: 'string' }, 'Name of the integrator.'),
  list('onlyDEX', { type: 'string' }, 'Use these DEXs alone.', dexNames),
  list('excludeDEX', { type: 'string' }, 'Skip these DEXs.', dexNames.slice(0, 1)),
  list('onlyPools', ref('Address'), 'Use these pools alone.'),
  list('excludePools', ref('Address'), 'Skip these pools.'),
  list('excludeTokens', ref('Address'), 'Skip pools that hold one of these tokens.'),
  flag('visualize', 'Add the route as a graph to the answer.'),
]

/** Parameters of a quote, the required ones first. */
export const quoteParameters: readonly Parameter[] = [
  chainId,
  ...trade,
  queryParameter(
    'maxSlippage',
    maxSlippage,
    `${documentedMeaning('quote', 'maxSlippage')} ${READINGS_DIFFER}`,
    { required: true, example: exampleTrade.maxSlippage },
  ),
  ...limitsOfTrade,
  ...fees,
  ...filters,
]

/** Parameters of a swap, the required ones first. */
export const swapParameters: readonly Parameter[] = [
  chainId,
  ...trade,
  queryParameter('sender', ref('Address'), `${documentedMeaning('swap', 'sender')} ${NO_EXAMPLE}`, {
    required: true,
  }),
  queryParameter(
    'maxSlippage',
    { ...maxSlippage, default: parameterDefaults.maxSlippage },
    `${documentedMeaning('swap', 'maxSlippage')} ${READINGS_DIFFER}`,
    { example: exampleTrade.maxSlippage },
  ),
  queryParameter(
    'recipient',
    ref('Address'),
    `Account that receives the output; \`sender\` when left out. ${NO_EXAMPLE}`,
  ),
  ...limitsOfTrade,
  ...fees,
  queryParameter(
    'feeReceiver',
    ref('Address'),
    `Account that receives the fee; needed when \`fee\` is above 0. ${NO_EXAMPLE}`,
  ),
  queryParameter(
    'source',
    { type: 'string', enum: ['sender', 'self'], default: parameterDefaults.source },
    'Who supplies the input: `sender`, or the contract itself.',
  ),
  ...filters,
  flag('simulate', `${documentedMeaning('swap', 'simulate')} ${DEFAULTS_DIFFER}`, {
    example: exampleSwapRequest.simulate,
  }),
  flag(
    'override',
    'Simulate as if the account held the input and had approved it (state overrides).',
  ),
  flag(
    'validate',
    `When the simulation fails, look at balance and allowance to say why. ${DEFAULTS_DIFFER}`,
  ),
]
