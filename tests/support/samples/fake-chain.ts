import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import {
  createPublicClient,
  createWalletClient,
  encodeErrorResult,
  type Hex,
  http,
  parseAbi,
  toHex,
  zeroHash,
} from 'viem'
import { mainnet } from 'viem/chains'
import { listening } from '../listening.ts'
import { ACCOUNT } from './answers.ts'

/** A call as a sample makes it. */
export interface Call {
  readonly to: string
  readonly data: Hex
  /** Block that it is made on, as a number or a name; undefined for one that is sent. */
  readonly block?: string
}

/** A call that the chain undoes, with the text that its contract gives. */
export class Reverted extends Error {}

/** A chain on this machine that answers JSON-RPC over HTTP. */
export interface FakeChain {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  readonly client: ReturnType<typeof clientOf>
  readonly wallet: ReturnType<typeof walletOf>
  /** Calls that were sent as transactions, in order. */
  readonly sent: readonly Call[]
  stop(): Promise<void>
}

/** Number of the newest block. */
export const BLOCK = 21_000_000n

const HASH = `0x${'22'.repeat(32)}` as const
const revertAbi = parseAbi(['error Error(string)'])

const clientOf = (url: string) =>
  createPublicClient({ chain: mainnet, transport: http(url, { retryCount: 0 }) })
const walletOf = (url: string) =>
  createWalletClient({ chain: mainnet, transport: http(url, { retryCount: 0 }), account: ACCOUNT })

interface RpcRequest {
  id: number
  method: string
  params: [{ to: string; data: Hex }, string?]
}

/**
 * Starts a chain on a free port.
 * @param answer what a call returns, encoded; it throws `Reverted` to undo the call.
 */
export async function startFakeChain(answer: (call: Call) => Hex): Promise<FakeChain> {
  const sent: Call[] = []
  const results: Readonly<Record<string, (params: RpcRequest['params']) => unknown>> = {
    eth_chainId: () => toHex(mainnet.id),
    eth_blockNumber: () => toHex(BLOCK),
    eth_call: ([{ to, data }, block = 'latest']) => answer({ to, data, block }),
    eth_sendTransaction: ([{ to, data }]) => {
      sent.push({ to, data })
      return HASH
    },
    // What is sent is in a block at once.
    eth_getTransactionReceipt: () => ({
      status: '0x1',
      transactionHash: HASH,
      transactionIndex: '0x0',
      blockHash: zeroHash,
      blockNumber: toHex(BLOCK),
      logs: [],
    }),
  }
  const replyTo = ({ id, method, params }: RpcRequest) => {
    const result = results[method]
    if (!result) throw new Error(`${method} was not expected`)
    try {
      return { jsonrpc: '2.0', id, result: result(params) }
    } catch (error) {
      if (!(error instanceof Reverted)) throw error
      const data = encodeErrorResult({ abi: revertAbi, args: [error.message] })
      const message = `execution reverted: ${error.message}`
      return { jsonrpc: '2.0', id, error: { code: 3, message, data } }
    }
  }
  const server = createServer(async (request, response) => {
    try {
      const reply = replyTo((await json(request)) as RpcRequest)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(reply))
    } catch (error) {
      response.writeHead(500)
      response.end(String(error))
    }
  })
  const { url, stop } = await listening(server)
  return { url, client: clientOf(url), wallet: walletOf(url), sent, stop }
}
