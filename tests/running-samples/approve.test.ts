import { RED_SNWAPPER_ADDRESS, USDC } from 'sushi/evm'
import {
  createPublicClient,
  createWalletClient,
  custom,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  toHex,
  zeroHash,
} from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { approve } from '#site/content/snippets/sdk/swap/approve.ts'
import { ACCOUNT } from '#support/samples/answers.ts'

const TOKEN = USDC[1].address
const SPENDER = RED_SNWAPPER_ADDRESS[1]
const HASH = `0x${'22'.repeat(32)}` as const
const word = (value: bigint) => toHex(value, { size: 32 })

interface Sent {
  to: string
  data: Hex
}

/** A network on which the account has approved an amount, and what was sent to it. */
function network({ allowance, status = '0x1' }: { allowance: bigint; status?: Hex }) {
  const sent: Sent[] = []
  const receipt = {
    transactionHash: HASH,
    status,
    blockHash: zeroHash,
    blockNumber: '0x1',
    logs: [],
  }
  const answers: Record<string, (params: [Sent]) => unknown> = {
    eth_chainId: () => toHex(mainnet.id),
    eth_blockNumber: () => '0x1',
    eth_call: ([{ data }]) => {
      const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
      return word(functionName === 'allowance' ? allowance : 1n)
    },
    eth_sendTransaction: ([transaction]) => {
      sent.push(transaction)
      return HASH
    },
    eth_getTransactionReceipt: () => receipt,
  }
  const transport = custom({
    request: async ({ method, params }) => {
      const answer = answers[method]
      if (!answer) throw new Error(`${method} was not expected`)
      return answer(params)
    },
  })
  const client = createPublicClient({ chain: mainnet, transport, pollingInterval: 10 })
  const wallet = createWalletClient({ chain: mainnet, transport, account: ACCOUNT })
  return { sent, run: () => approve(client, wallet, TOKEN, SPENDER, 7_500_000n) }
}

it('approves the amount of the trade and no more', async () => {
  const { sent, run } = network({ allowance: 2_500_000n })
  await run()
  expect(sent).toHaveLength(1)
  const [{ to, data } = { to: '', data: '0x' as const }] = sent
  expect(to).toBe(TOKEN)
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
  expect(functionName).toBe('approve')
  expect(args.map(String).map(text => text.toLowerCase())).toEqual([SPENDER, '7500000'])
})

it('sends nothing when the contract may take enough already', async () => {
  const { sent, run } = network({ allowance: 7_500_000n })
  await run()
  expect(sent).toEqual([])
})

it('does not take a reverted approval for one', async () => {
  await expect(network({ allowance: 0n, status: '0x0' }).run()).rejects.toThrow('was reverted')
})
