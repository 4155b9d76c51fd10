import { nativeAddress, RED_SNWAPPER_ADDRESS, SUSHI } from 'sushi/evm'
import {
  type Abi,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
} from 'viem'
import { redSnwapperAbi } from '#site/facts/contracts/functions/red-snwapper.ts'
import { ACCOUNT } from '#support/samples/answers.ts'
import {
  type Call,
  ESTIMATE,
  type Happening,
  OTHER,
  SIGNER,
  TOKEN,
  type Transaction,
} from './chain.ts'

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [ACCOUNT]: 'account',
    [SIGNER.address]: 'signer',
    [OTHER]: 'other',
    [TOKEN]: 'USDC',
    [SUSHI[1].address]: 'SUSHI',
    [nativeAddress]: 'ETH',
    [RED_SNWAPPER_ADDRESS[1]]: 'RedSnwapper',
  }).map(([address, name]) => [address.toLowerCase(), name]),
)
const nameOf = (value: unknown) => NAMES.get(String(value).toLowerCase()) ?? String(value)

/** A call's function and arguments in words; the bytes themselves when they say more or something else. */
function callIn(abi: Abi, data: Hex): string {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    if (encodeFunctionData({ abi, functionName, args }) !== data) return data
    return `${functionName}(${args.map(nameOf).join(', ')})`
  } catch {
    return data
  }
}

/** A call in words: who, whom, how much of the native coin, and what. */
function inWords({ from, to, data, value = '0x0', ...rest }: Call): string {
  const abi = nameOf(to) === 'RedSnwapper' ? redSnwapperAbi : erc20Abi
  // Whatever else a call names, such as a price of gas.
  const further = Object.entries(rest).map(([name, said]) => `, ${name} ${said}`)
  const what = `${nameOf(to)}.${callIn(abi, data)}`
  return `${nameOf(from)} calls ${what} with ${hexToBigInt(value)} wei${further.join('')}`
}

/** A transaction in words. What is not named is left to the wallet. */
function sendingInWords({ chainId, nonce, gas, ...call }: Transaction): string {
  const own = (quantity: Hex | undefined) => (quantity ? Number(quantity) : 'of the wallet')
  const limit = own(gas) === ESTIMATE ? 'of the wallet' : own(gas)
  return `${inWords(call)}, chain ${own(chainId)}, nonce ${own(nonce)}, gas ${limit}`
}

/** What is wrong with the order of things: a call that was tried and is not the one that is sent next. */
function faultsIn(happened: readonly Happening[]): string[] {
  const sent = happened.flatMap(each => (each.kind === 'sent' ? [inWords(callOf(each))] : []))
  let count = 0
  let lastPassed: string | undefined
  return happened.flatMap(each => {
    if (each.kind === 'sent') {
      count++
      const isTried = lastPassed !== undefined
      lastPassed = undefined
      return isTried ? [] : [`not tried: ${inWords(callOf(each))}`]
    }
    const call = inWords(each.call)
    // One that does not pass is not sent. After the last one was sent, it is asked again.
    const next = sent[count] ?? sent[count - 1]
    if (each.passed) lastPassed = call
    return !each.passed || next === undefined || next === call ? [] : [`tried instead: ${call}`]
  })
}

function callOf({ transaction }: { transaction: Transaction }): Call {
  const { from, to, data, value = '0x0' } = transaction
  return { ...(from && { from }), to, data, value }
}

/** What was sent, in words, and what was tried that should not have been. */
export function tellSent(happened: readonly Happening[]): string {
  const sent = happened.flatMap(each =>
    each.kind === 'sent' ? [sendingInWords(each.transaction)] : [],
  )
  return [...(sent.length === 0 ? ['nothing sent'] : sent), ...faultsIn(happened)].join(' | ')
}

interface Expected {
  /** Who sends. */
  by?: 'account' | 'signer'
  amount?: bigint
  nonce?: number | 'of the wallet'
}

/** An approval as it is told, by default of 100 base units. */
export const approvalOf = ({ amount = 100n }: Expected = {}) =>
  `account calls USDC.approve(RedSnwapper, ${amount}) with 0 wei, chain 1, nonce of the wallet, gas of the wallet`

/** A call of `snwap` as it is told. */
export const swapOf = (
  tokenIn: 'ETH' | 'USDC',
  amount: bigint,
  minimum: bigint,
  { by = 'account', nonce }: Expected,
) =>
  `${by} calls RedSnwapper.snwap(${tokenIn}, ${amount}, ${by}, SUSHI, ${minimum}, other, 0x1234) with ${tokenIn === 'ETH' ? amount : 0} wei, chain 1, nonce ${nonce}, gas of the wallet`

/** How something ended, in words: what came of it, or the error with what caused it. */
export async function tellEnding(run: () => Promise<unknown>): Promise<string> {
  try {
    return String(await run())
  } catch (error) {
    if (!(error instanceof Error)) return String(error)
    const because = error.cause instanceof Error ? ` (${nameOfError(error.cause)})` : ''
    // What follows are the lines in which viem repeats the request.
    return `${nameOfError(error)}: ${error.message.split('\n')[0]}${because}`
  }
}

/** The name of the class of an error. Zod's begins with a sign when it is made inside. */
export const nameOfError = (error: Error) => error.constructor.name.replace(/^\$/, '')
