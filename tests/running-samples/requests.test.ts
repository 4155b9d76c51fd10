import {
  getQuote,
  getSwap,
  nativeAddress,
  RouterLiquiditySource,
  SUSHI,
  TransferValue,
} from 'sushi/evm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteFields, swapFields } from '#site/facts/sdk/request-fields.ts'
import { ACCOUNT } from '#support/samples/answers.ts'

const required = {
  chainId: 1,
  tokenIn: nativeAddress,
  tokenOut: SUSHI[1].address,
  amount: 1n,
  maxSlippage: 0.005,
} as const
const all = {
  ...required,
  maxPriceImpact: 0.1,
  fee: 1n,
  feeReceiver: ACCOUNT,
  feeBy: TransferValue.Output,
  referrer: 'tests',
  baseUrl: 'https://quotes.example',
}
const forSwap = {
  sender: ACCOUNT,
  recipient: ACCOUNT,
  simulate: true,
  validate: true,
  source: RouterLiquiditySource.Self,
  apiKey: 'example-key',
}

let asked: URL[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address))
    return Response.json({ status: 'NoWay' })
  })
})
afterEach(() => vi.unstubAllGlobals())

const sent = (call = 0) => [...(asked[call]?.searchParams.keys() ?? [])].sort()
const inQuery = (fields: object) =>
  Object.keys(fields)
    .filter(name => name !== 'chainId' && name !== 'baseUrl')
    .sort()

describe('The requests of the SDK', () => {
  it('carry each field as the pages say', async () => {
    await getQuote({ ...all, visualize: true })
    await getSwap({ ...all, ...forSwap })
    const { visualize: _, ...shared } = quoteFields
    expect(sent(0)).toEqual(inQuery(quoteFields))
    expect(sent(1)).toEqual(inQuery({ ...shared, ...swapFields }))
    expect(asked.map(({ host, pathname }) => host + pathname)).toEqual([
      'quotes.example/quote/v7/1',
      'quotes.example/swap/v7/1',
    ])
  })

  it('leave out what the pages call not sent', async () => {
    await getQuote({ ...required, maxPriceImpact: 0, fee: 1n, visualize: false })
    await getSwap({ ...required, sender: ACCOUNT, validate: true })
    const always = ['amount', 'maxSlippage', 'referrer', 'tokenIn', 'tokenOut']
    expect(sent(0)).toEqual(always)
    expect(sent(1)).toEqual([...always, 'sender'].sort())
  })

  it('are not made without a slippage', async () => {
    const { maxSlippage: _, ...rest } = required
    // @ts-expect-error: the type asks for it too.
    await expect(getQuote(rest)).rejects.toThrow(TypeError)
    expect(asked).toEqual([])
  })

  it('are refused when a simulated swap has no gas', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ status: 'Success' }))
    const swap = getSwap({ ...required, sender: ACCOUNT, simulate: true })
    await expect(swap).rejects.toThrow('invalid_')
  })
})
