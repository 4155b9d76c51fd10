import { RED_SNWAPPER_ADDRESS, USDC } from 'sushi/evm'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  HttpRequestError,
  isAddressEqual,
  parseTransaction,
  RpcRequestError,
  recoverTransactionAddress,
  type TransactionSerialized,
  toHex,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet, optimism } from 'viem/chains'
import { ACCOUNT } from '#support/samples/answers.ts'

/** An account that is not the reader's. */
export const OTHER = `0x${'22'.repeat(20)}` as const
/** An account whose key the program holds, which therefore signs by itself. */
export const SIGNER = privateKeyToAccount(`0x${'12'.repeat(32)}`)
/** Nonce of the account's next transaction; one that no block has yet comes from another program. */
export const NONCE = 8
/** The gas that the node estimates. */
export const ESTIMATE = 171_240
/** The one token of the chain. */
export const TOKEN = USDC[1].address

/** How a token contract takes an approval. */
export type TokenKind =
  | 'standard'
  | 'returns nothing'
  | 'from zero only'
  | 'to zero only'
  | 'from zero only, and never back'
  | 'ignores it'

/** An error that a node or a wallet answers with, as JSON-RPC has it. */
export interface RpcError {
  code: number
  message: string
  data?: string
}

/** What keeps a request from being answered: a connection that breaks, or an error. */
export type Failure = 'no answer' | RpcError

/** How the network takes the swap, and what else is odd about it. */
export interface Conditions {
  /** What the account has allowed RedSnwapper already, in base units. */
  allowance?: bigint
  token?: TokenKind
  /** What the first simulation of an approval meets with. */
  firstSimulation?: Failure
  /** Whether approvals revert in their block. */
  approvalsRevert?: boolean
  /** Data with which a call of the swap reverts before it is sent. */
  revertsBefore?: Hex | 'no hexadecimal'
  /** What a request before the sending meets with, by its method. */
  failing?: Readonly<Partial<Record<string, Failure>>>
  /** Data with which it reverts when it is asked again after it was sent. */
  revertsAfter?: Hex
  /** What becomes of the transactions that are sent. */
  fate?: 'success' | 'reverted' | 'cancelled' | 'replaced' | 'repriced' | 'never' | 'node fails'
  /** The network that the wallet, or the node, says it is on. */
  walletChain?: number
  nodeChain?: number
  /** The network that the wallet is on when it is asked for the second time. */
  walletMovesTo?: number
  /** The network that the program has set the wallet to. */
  setTo?: 'Optimism'
  /** What sending the swap meets with; the node may have taken it all the same. */
  sending?: Failure
  /** Whether the program signs by itself, instead of a wallet. */
  signs?: boolean
}

/** A call as JSON-RPC has it. */
export interface Call {
  from?: Address
  to: Address
  data: Hex
  value?: Hex
}
/** A transaction as a node gets it. */
export interface Transaction extends Call {
  nonce?: Hex
  gas?: Hex
  chainId?: Hex
}
/** What a chain was asked to do, in order: calls that are only tried, and transactions. */
export type Happening =
  | { kind: 'tried'; call: Call; passed: boolean }
  | { kind: 'sent'; transaction: Transaction }

const REPLACEMENT = `0x${'33'.repeat(32)}` as const
const POLLING_MS = { quick: 5, slow: 4_000 }
const word = (value: bigint) => toHex(value, { size: 32 })
const hashOf = (index: number) => toHex(index + 1, { size: 32 })

/** As viem has what a node answers over HTTP, or that it does not. */
function failureOf(failure: Failure): Error {
  const request = { url: 'http://node', body: {} }
  return failure === 'no answer'
    ? new HttpRequestError({ ...request, details: 'socket hang up' })
    : new RpcRequestError({ ...request, error: failure })
}
const reverted = (data: string) => failureOf({ code: 3, message: 'execution reverted', data })
const unknownMethod = (method: string) =>
  failureOf({ code: -32601, message: `the method ${method} does not exist` })

/** An imitation of Ethereum with two accounts, one token and RedSnwapper. It keeps all that it is asked to do. */
export function startChain(conditions: Conditions = {}) {
  const { token = 'standard', fate = 'success', walletChain = 1, nodeChain = 1 } = conditions
  const owner = conditions.signs ? SIGNER.address : ACCOUNT
  const happened: Happening[] = []
  const sent: Transaction[] = []
  const allowances = new Map<string, bigint>()
  const keyOf = (...parties: Address[]) => parties.join('/').toLowerCase()
  allowances.set(keyOf(TOKEN, owner, RED_SNWAPPER_ADDRESS[1]), conditions.allowance ?? 0n)
  const isSwap = ({ to }: Call) => isAddressEqual(to, RED_SNWAPPER_ADDRESS[1])
  let simulations = 0

  /** What a call of the token returns; `store` keeps what it changes. */
  const callToken = ({ from, to, data }: Call, store: boolean): Hex => {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName === 'allowance') return word(allowances.get(keyOf(to, ...args)) ?? 0n)
    if (functionName !== 'approve' || !from) throw new Error(`${functionName} was not expected`)
    const [spender, amount] = args
    const key = keyOf(to, from, spender)
    const before = allowances.get(key) ?? 0n
    const isFromZero = token.startsWith('from zero only')
    if (isFromZero && before > 0n && amount > 0n) throw reverted('0x')
    if (token === 'to zero only' && amount > 0n) throw reverted('0x')
    const isIgnored = token === 'ignores it' || (token.endsWith('never back') && amount < before)
    if (store && !isIgnored) allowances.set(key, amount)
    return token === 'standard' || token === 'ignores it' ? word(1n) : '0x'
  }
  const call = (asked: Call): Hex => {
    // No contract, no data.
    if (!isSwap(asked)) return isAddressEqual(asked.to, TOKEN) ? callToken(asked, false) : '0x'
    const data = sent.some(isSwap) ? conditions.revertsAfter : conditions.revertsBefore
    if (data !== undefined) throw reverted(data)
    return word(1n)
  }
  const attempt = (asked: Call): Hex => {
    const isView = asked.data.startsWith('0xdd62ed3e')
    if (isView) return call(asked)
    const tried = { kind: 'tried' as const, call: asked, passed: false }
    happened.push(tried)
    if (!isSwap(asked) && simulations++ === 0 && conditions.firstSimulation)
      throw failureOf(conditions.firstSimulation)
    const result = call(asked)
    tried.passed = true
    return result
  }
  const send = (transaction: Transaction): Hex => {
    const failure = isSwap(transaction) ? conditions.sending : undefined
    // An error of the node says that it does not take it. Without an answer it may have.
    if (failure && failure !== 'no answer') throw failureOf(failure)
    happened.push({ kind: 'sent', transaction })
    sent.push(transaction)
    if (failure) throw failureOf(failure)
    return hashOf(sent.length - 1)
  }
  const sendSigned = async (serialized: TransactionSerialized): Promise<Hex> => {
    const {
      to,
      data = '0x',
      value = 0n,
      nonce = 0,
      gas = 0n,
      chainId,
    } = parseTransaction(serialized)
    if (!to) throw new Error('a transaction to nobody was not expected')
    return send({
      from: await recoverTransactionAddress({ serializedTransaction: serialized }),
      to,
      data,
      value: toHex(value),
      nonce: toHex(nonce),
      gas: toHex(gas),
      ...(chainId && { chainId: toHex(chainId) }),
    })
  }

  const isReplaced = fate === 'cancelled' || fate === 'replaced' || fate === 'repriced'
  const block = { blockHash: zeroHash, blockNumber: '0x2', transactionIndex: '0x0' }
  /** The nonce that a transaction got, which the wallet chooses when the program does not. */
  const nonceOf = (index: number) => sent[index]?.nonce ?? toHex(NONCE + index)
  const asMined = (index: number, changes: Partial<Transaction>, hash: Hex) => {
    const { data, ...rest } = { value: '0x0', ...sent[index], ...changes }
    const nonce = nonceOf(index)
    return { ...rest, ...block, hash, input: data, nonce, gas: '0x1', type: '0x0' }
  }
  /** The transaction that took the place of the last one sent. */
  const replacement = () => {
    const changes: Readonly<Record<string, Partial<Transaction>>> = {
      cancelled: { to: owner, data: '0x', value: '0x0' },
      replaced: { to: OTHER },
    }
    return asMined(sent.length - 1, changes[fate] ?? {}, REPLACEMENT)
  }
  const indexOf = (hash: unknown) => sent.findIndex((_, index) => hashOf(index) === hash)
  const receiptOf = (hash: unknown) => {
    if (hash === REPLACEMENT && isReplaced)
      return { ...block, transactionHash: hash, status: '0x1', logs: [] }
    const found = sent[indexOf(hash)]
    // Who waits for what was never sent would wait for minutes.
    if (!found) return { ...block, transactionHash: hash, status: '0x0', logs: [] }
    const wasSwap = isSwap(found)
    if (wasSwap && fate === 'node fails') throw failureOf('no answer')
    if (wasSwap && (isReplaced || fate === 'never')) return null
    const isReverted = wasSwap ? fate === 'reverted' : conditions.approvalsRevert
    // Only now is it in a block.
    if (isAddressEqual(found.to, TOKEN) && !isReverted) callToken(found, true)
    return { ...block, transactionHash: hash, status: isReverted ? '0x0' : '0x1', logs: [] }
  }

  const respond = (
    chainId: number,
    method: string,
    [first, second]: readonly unknown[],
  ): unknown => {
    const failure = conditions.failing?.[method]
    if (failure) throw failureOf(failure)
    switch (method) {
      case 'eth_blockNumber':
        return '0x2'
      case 'eth_getTransactionCount': {
        const isOwner = isAddressEqual(first as Address, owner)
        return toHex(isOwner ? NONCE - (second === 'pending' ? 0 : 1) + sent.length : 0)
      }
      case 'eth_call':
        return attempt(first as Call)
      case 'eth_estimateGas':
        return toHex(ESTIMATE)
      case 'eth_maxPriorityFeePerGas':
        return '0x1'
      case 'eth_sendTransaction':
        // A wallet sends on the network that it is on.
        return send({ chainId: toHex(chainId), ...(first as Transaction) })
      case 'eth_sendRawTransaction':
        return sendSigned(first as TransactionSerialized)
      case 'eth_getTransactionReceipt':
        return receiptOf(first)
      case 'eth_getTransactionByHash': {
        const index = indexOf(first)
        return index < 0 ? null : { ...asMined(index, {}, hashOf(index)), blockNumber: null }
      }
      case 'eth_getBlockByNumber':
        return {
          number: '0x2',
          hash: zeroHash,
          timestamp: '0x1',
          baseFeePerGas: '0x1',
          transactions: second && isReplaced ? [replacement()] : [],
        }
      case 'eth_fillTransaction':
      case 'wallet_sendTransaction':
        throw unknownMethod(method)
      default:
        throw new Error(`${method} was not expected`)
    }
  }
  const transportOf = (chainId: number, later = chainId) => {
    let current = chainId
    const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
      if (method !== 'eth_chainId' || conditions.failing?.[method])
        return respond(current, method, params)
      const told = toHex(current)
      current = later
      return told
    }
    return custom({ request }, { retryCount: 0 })
  }
  return {
    happened,
    client: createPublicClient({
      chain: mainnet,
      transport: transportOf(nodeChain),
      pollingInterval: fate === 'never' ? POLLING_MS.slow : POLLING_MS.quick,
      cacheTime: 0,
    }),
    wallet: createWalletClient({
      chain: conditions.setTo ? optimism : mainnet,
      transport: transportOf(walletChain, conditions.walletMovesTo),
      account: conditions.signs ? SIGNER : ACCOUNT,
    }),
    /** What RedSnwapper may take, in base units. */
    allowance: () => allowances.get(keyOf(TOKEN, owner, RED_SNWAPPER_ADDRESS[1])),
  }
}
