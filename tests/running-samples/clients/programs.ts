/** A program that uses the types that are generated from a definition. */
export interface ClientProgram {
  /** Name of the definition's file. */
  readonly definition: string
  /** Module that the types are in. */
  readonly types: string
  /** Exports `run`, which calls every operation and returns what it has read of the answers. */
  readonly text: string
}

/*
 * Each value that is read has its type written down: what the generated types do not say does not compile.
 */

const SUSHI = `
import createClient from 'openapi-fetch'
import type { paths } from './sushi-api.ts'

export async function run(baseUrl: string, key: string, account: string) {
  const clientOf = (apiKey: string) => {
    const client = createClient<paths>({
      baseUrl,
      querySerializer: { array: { style: 'form', explode: false } },
    })
    client.use({
      onRequest: ({ request }) =>
        new Request(request.url + (request.url.includes('?') ? '&' : '?') + 'apiKey=' + apiKey, request),
    })
    return client
  }
  const api = clientOf(key)
  const path = { chainId: 1 }
  const trade = { tokenIn: account, tokenOut: account, amount: '1', maxSlippage: 0.005 }

  const price = await api.GET('/price/v1/{chainId}/{address}', {
    params: { path: { ...path, address: account } },
  })
  const usd: number | undefined = price.data

  const prices = await api.GET('/price/v1/{chainId}', { params: { path } })
  const allUsd: { [token: string]: number } | undefined = prices.data

  const quote = await api.GET('/quote/v7/{chainId}', {
    params: { path, query: { ...trade, onlyDEX: ['SushiSwapV2', 'SushiSwapV3'], visualize: true } },
  })
  let bought: string | undefined
  let seller: string | undefined
  let trades: readonly { source: number; target: number; amountIn: string }[] | undefined
  if (quote.data !== undefined && quote.data.status !== 'NoWay') {
    bought = quote.data.assumedAmountOut
    seller = quote.data.tokens[quote.data.tokenFrom]?.symbol
    trades = quote.data.visualization?.links
  }

  const swap = await api.GET('/swap/v7/{chainId}', {
    params: { path, query: { ...trade, sender: account, simulate: true } },
  })
  let transaction: { to: string; value?: string; gas?: string; gasPrice: number } | undefined
  if (swap.data?.status === 'Success') transaction = swap.data.tx

  const token = await api.GET('/token/v1/{chainId}/{tokenAddress}', {
    params: { path: { ...path, tokenAddress: account } },
  })
  const decimals: number | undefined = token.data?.decimals

  const providers = await api.GET('/liquidity-providers/v7/{chainId}', { params: { path } })
  const names: readonly string[] | undefined = providers.data

  const refused = await clientOf('another').GET('/swap/v7/{chainId}', {
    params: { path, query: { ...trade, sender: account } },
  })
  let code: '401-01' | undefined
  if (refused.error?.status === 401) code = refused.error.code
  let missing: readonly string[] | undefined
  let allowance: string | undefined
  if (refused.error?.status === 422) {
    if (refused.error.code === '422-01') missing = refused.error.errors.map(each => each.parameter)
    if (refused.error.code === '422-04') allowance = refused.error.allowance
  }
  return { usd, allUsd, bought, seller, trades, transaction, decimals, names, code, missing, allowance }
}
`

const BLADE = `
import createClient from 'openapi-fetch'
import type { paths } from './blade-api.ts'

export async function run(baseUrl: string, key: string, account: string) {
  const clientOf = (apiKey: string) =>
    createClient<paths>({ baseUrl, headers: { 'x-api-key': apiKey } })
  const api = clientOf(key)
  const path = { chainId: 1 }
  const trade = { input_asset_symbol: 'ETH', output_asset_symbol: 'USDC', input_amount: '1' }

  const pools = await api.GET('/rfq/v2/pool/{chainId}', {
    params: { path, query: { fieldset: 'offchain-data' } },
  })
  let fee: number | undefined
  let held: string | undefined
  if (pools.data?.pool_type === 'offchain') fee = pools.data.pools[0]?.pairs[0]?.fee_in_basis_points
  if (pools.data?.pool_type === 'onchain') held = pools.data.pools[0]?.assets[0]?.balance

  const quote = await api.GET('/rfq/v2/quote/{chainId}', { params: { path, query: trade } })
  const quoteId: string = quote.data?.id ?? ''
  const ends: number | undefined = quote.data?.good_until

  const signed = await api.POST('/rfq/sign', {
    body: { quote_id: quoteId, destination_address: account },
  })
  const recovery: number | undefined = signed.data?.signature.v
  const packed: string | undefined = signed.data?.good_until

  const atOnce = await api.GET('/rfq/v2/quote-sign/{chainId}', {
    params: { path, query: { ...trade, destination_address: account } },
  })
  const contract: string | undefined = atOnce.data?.clipper_exchange_address

  const where = { sender: account, pool_address: account, chain_id: 10 }
  const several = await api.POST('/rfq/v2/deposit', {
    body: { ...where, days_to_lock: 7, deposit: { [account]: '1' } },
  })
  const amounts: readonly string[] | undefined = several.data?.deposit_amounts
  const single = await api.POST('/rfq/v2/deposit', {
    body: { ...where, single_asset: true, single_token: account },
  })
  const amount: string | undefined = single.data?.amount

  const refused = await clientOf('another').GET('/rfq/v2/pool/{chainId}', { params: { path } })
  let denied: string | undefined
  if (refused.response.status === 401) denied = refused.error?.errorType
  const field: string | undefined = refused.error?.data?.[0]?.loc?.[0]
  return { fee, held, ends, recovery, packed, contract, amounts, amount, denied, field }
}
`

/** A program for each definition. */
export const clientPrograms = {
  sushi: { definition: 'openapi.yaml', types: 'sushi-api.ts', text: SUSHI },
  blade: { definition: 'blade-openapi.json', types: 'blade-api.ts', text: BLADE },
} as const satisfies Record<string, ClientProgram>
