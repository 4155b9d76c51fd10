import { RED_SNWAPPER_ADDRESS } from 'sushi/evm'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  isAddressEqual,
  toHex,
  UserRejectedRequestError,
  zeroHash,
} from 'viem'
import { mainnet } from 'viem/chains'
import { ACCOUNT } from '#support/samples/answers.ts'

/** An account that is not the reader's. */
export const OTHER = `0x${'22'.repeat(20)}` as const
/** Nonce of the account's next transaction. */
const NONCE = 7

/** How a token contract takes an approval. */
export type TokenKind =
  | 'standard'
  | 'returns nothing'
  | 'from zero only'
  | 'to zero only'
  | 'ignores it'

/** How the network takes the swap, and what else is odd about it. */
export interface Conditions {
  /** What the account has allowed already, in base units. */
  allowance?: bigint
  token?: TokenKind
  /** Whether approvals revert in their block. */
  approvalsRevert?: boolean
  /** Data with which a call of the swap reverts before it is sent. */
  revertsBefore?: Hex | 'no hexadecimal'
  /** Whether the node answers no calls. */
  callsFail?: boolean
  /** Data with which it reverts when it is asked again after it was sent. */
  revertsAfter?: Hex
  /** What becomes of the transactions that are sent. */
  fate?: 'success' | 'reverted' | 'cancelled' | 'replaced' | 'repriced' | 'never' | 'node fails'
  /** The network that the wallet, or the node, says it is on. */
  walletChain?: number
  nodeChain?: number
  /** What sending ends with. */
  sending?: 'refused' | 'connection lost'
}

interface Transaction {
  from: Address
  to: Address
  data: Hex
  value?: Hex
  nonce?: Hex
  gas?: Hex
}

const word = (value: bigint) => toHex(value, { size: 32 })
const hashOf = (index: number) => toHex(index + 1, { size: 32 })
const REPLACEMENT = `0x${'33'.repeat(32)}` as const

/** An error of a node, as JSON-RPC has it. */
class NodeError extends Error {
  readonly code: number
  readonly data: string | undefined

  constructor(code: number, message: string, data?: string) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** An imitation of Ethereum with one account, one token and RedSnwapper. It keeps what is sent. */
export function startChain(conditions: Conditions = {}) {
  const { token = 'standard', fate = 'success', walletChain = 1, nodeChain = 1 } = conditions
  const sent: Transaction[] = []
  let allowance = conditions.allowance ?? 0n
  const isSwap = ({ to }: Transaction) => isAddressEqual(to, RED_SNWAPPER_ADDRESS[1])

  /** What a call of the token returns, and the allowance after it. */
  const callToken = (data: Hex): { result: Hex; after: bigint } => {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName === 'allowance') return { result: word(allowance), after: allowance }
    if (functionName !== 'approve') throw new NodeError(3, `${functionName} was not expected`)
    const amount = args[1]
    if (token === 'from zero only' && allowance > 0n && amount > 0n)
      throw new NodeError(3, 'execution reverted', '0x')
    if (token === 'to zero only' && amount > 0n) throw new NodeError(3, 'execution reverted', '0x')
    if (token === 'ignores it') return { result: word(0n), after: allowance }
    return { result: token === 'standard' ? word(1n) : '0x', after: amount }
  }
  const callSwap = (): Hex => {
    if (conditions.callsFail) throw new NodeError(-32603, 'the node is down')
    const data = sent.some(isSwap) ? conditions.revertsAfter : conditions.revertsBefore
    if (data !== undefined) throw new NodeError(3, 'execution reverted', data)
    return word(1n)
  }
  const send = (transaction: Transaction): Hex => {
    if (conditions.sending === 'refused')
      throw new UserRejectedRequestError(new Error('User rejected the request.'))
    sent.push(transaction)
    if (!isSwap(transaction)) allowance = callToken(transaction.data).after
    if (conditions.sending === 'connection lost') throw new NodeError(-32603, 'connection lost')
    return hashOf(sent.length - 1)
  }

  /** The transaction that took the place of the last one sent. */
  const replacement = (): Transaction => {
    const last = sent.at(-1)
    if (!last) throw new Error('nothing was sent')
    if (fate === 'repriced') return last
    return fate === 'cancelled'
      ? { ...last, to: ACCOUNT, data: '0x', value: '0x0' }
      : { ...last, to: OTHER }
  }
  const isReplaced = fate === 'cancelled' || fate === 'replaced' || fate === 'repriced'
  const block = { blockHash: zeroHash, blockNumber: '0x2', transactionIndex: '0x0' }
  const asMined = ({ data, value = '0x0', ...rest }: Transaction, hash: Hex) => ({
    ...rest,
    ...block,
    hash,
    input: data,
    value,
    nonce: toHex(NONCE),
    gas: '0x1',
    type: '0x0',
  })
  const receiptOf = (hash: Hex) => {
    const wasSwap = sent.some((each, index) => hashOf(index) === hash && isSwap(each))
    if (wasSwap && fate === 'node fails') throw new NodeError(-32603, 'the node is down')
    if (wasSwap && (isReplaced || fate === 'never')) return null
    const isReverted = wasSwap ? fate === 'reverted' : conditions.approvalsRevert
    const status = isReverted ? '0x0' : '0x1'
    return { ...block, transactionHash: hash, status, logs: [] }
  }

  const respond = (method: string, [first, second]: readonly unknown[]): unknown => {
    switch (method) {
      case 'eth_blockNumber':
        return '0x2'
      case 'eth_getTransactionCount':
        return toHex(NONCE)
      case 'eth_call': {
        const call = first as Transaction
        return isSwap(call) ? callSwap() : callToken(call.data).result
      }
      case 'eth_sendTransaction':
        return send(first as Transaction)
      case 'eth_getTransactionReceipt':
        return receiptOf(first as Hex)
      case 'eth_getTransactionByHash': {
        const index = sent.findIndex((_, each) => hashOf(each) === first)
        const found = sent[index]
        return found ? { ...asMined(found, first as Hex), blockNumber: null } : null
      }
      case 'eth_getBlockByNumber':
        return {
          number: '0x2',
          hash: zeroHash,
          timestamp: '0x1',
          transactions: second && isReplaced ? [asMined(replacement(), REPLACEMENT)] : [],
        }
      default:
        throw new Error(`${method} was not expected`)
    }
  }
  const transportOf = (chainId: number) =>
    custom(
      {
        request: async ({ method, params = [] }) =>
          method === 'eth_chainId' ? toHex(chainId) : respond(method, params),
      },
      { retryCount: 0 },
    )
  return {
    sent,
    client: createPublicClient({
      chain: mainnet,
      transport: transportOf(nodeChain),
      pollingInterval: 5,
      cacheTime: 0,
    }),
    wallet: createWalletClient({
      chain: mainnet,
      transport: transportOf(walletChain),
      account: ACCOUNT,
    }),
    allowance: () => allowance,
  }
}
