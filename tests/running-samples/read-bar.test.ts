import { SUSHI, XSUSHI } from 'sushi/evm'
import { createPublicClient, decodeFunctionData, erc20Abi, http, parseEther, toHex } from 'viem'
import { polygon } from 'viem/chains'
import { afterEach, expect, it } from 'vitest'
import { readBar } from '#site/content/snippets/contracts/read-bar.ts'
import { BLOCK, type Call, type FakeChain, startFakeChain } from '#support/samples/fake-chain.ts'

const BAR = XSUSHI[1].address.toLowerCase()

let chain: FakeChain | undefined
afterEach(() => chain?.stop())

/** A chain on which the bar holds and owes an amount, and the calls that it was asked. */
async function barOf(held: bigint, supply: bigint) {
  const calls: Call[] = []
  chain = await startFakeChain(call => {
    calls.push(call)
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: call.data })
    if (call.to === SUSHI[1].address.toLowerCase() && functionName === 'balanceOf') {
      if (args[0].toLowerCase() !== BAR)
        throw new Error(`the balance of ${args[0]} was not expected`)
      return toHex(held, { size: 32 })
    }
    if (call.to === BAR && functionName === 'totalSupply') return toHex(supply, { size: 32 })
    throw new Error(`${functionName} of ${call.to} was not expected`)
  })
  return { calls, client: chain.client }
}

it('reads the ratio of the worked example', async () => {
  const { client } = await barOf(parseEther('1021000'), parseEther('800800'))
  expect(await readBar(client)).toEqual({
    sushiHeld: '1021000',
    xsushiSupply: '800800',
    ratio: '1.274975024975024975',
  })
})

it('makes two calls, both on one block', async () => {
  const { client, calls } = await barOf(5n, 4n)
  expect((await readBar(client)).ratio).toBe('1.25')
  expect(calls).toHaveLength(2)
  expect(new Set(calls.map(({ block }) => block))).toEqual(new Set([toHex(BLOCK)]))
})

it('has no ratio for a bar without xSUSHI', async () => {
  const { client } = await barOf(5n, 0n)
  await expect(readBar(client)).rejects.toThrow('No xSUSHI exists')
})

it('asks no other network', async () => {
  const { calls } = await barOf(5n, 4n)
  const elsewhere = createPublicClient({ chain: polygon, transport: http('http://127.0.0.1:1') })
  await expect(readBar(elsewhere)).rejects.toThrow('The bar is on Ethereum')
  expect(calls).toEqual([])
})
