import { nativeAddress, RED_SNWAPPER_ADDRESS, USDC } from 'sushi/evm'
import { type Address, maxUint256 } from 'viem'
import { ACCOUNT } from '#support/samples/answers.ts'
import { NONCE, OTHER } from './chain.ts'
import { approvalOf, swapOf } from './telling.ts'
import {
  AMOUNT,
  type Answer,
  answered,
  answerOf,
  EXPECTED,
  FIRST,
  FLOOR,
  fakeApi,
  KEY,
  MINIMUM,
  NATIVE,
  native,
  ROUTER,
  SALE,
  type Scenario,
  SECOND,
  sale,
  swap,
  told,
} from './trial.ts'

/** RedSnwapper on ZKsync Era: listed, and on another network. */
const ROUTER_ELSEWHERE = RED_SNWAPPER_ADDRESS[324]
const refused = (what: string) => `RefusedSwap: Do not send: unexpected ${what} | nothing sent`
const unreadable = 'RefusedSwap: Do not send: the answer cannot be read (ZodError) | nothing sent'
const notWhole = /^RefusedSwap: Do not send: the call is not a whole snwap \(\w+\) \| nothing sent$/
/** What the SDK itself refuses does not come as far as the check. */
const notParsed = /^(\$?ZodError|RefusedSwap).* \| nothing sent$/s
const moved = 'PriceMoved: The price moved: ask again | nothing sent'
const inAnswer = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

const noRoute = {
  Partial: 'NoRoute: No route for the whole amount: request a smaller amount | nothing sent',
  NoWay: 'NoRoute: No route: choose another token or amount | nothing sent',
}

/** What the API was asked first: the path, and parameters. */
function inQuery(
  [{ pathname, searchParams } = new URL('about:blank')]: readonly URL[],
  names: readonly string[],
): string {
  return [pathname, ...names.map(name => searchParams.get(name))].join(' ')
}

/** The check alone, with what the SDK would not let through. */
const checked = (name: string, answer: Answer, expected: Scenario['expected']): Scenario => ({
  name,
  expected,
  run: ({ checkSwap }) =>
    told(async () => {
      checkSwap(JSON.parse(answerOf(answer)), answer.trade ?? native)
      return 'passes'
    }),
})
/** A swap that went well with another minimum in its call. */
const withMinimum = (minimum: bigint) =>
  `success${FIRST} | ${swapOf('ETH', AMOUNT, minimum, { nonce: NONCE })}`

const right: Scenario[] = [
  answered('the native coin, as agreed', {}, `success${FIRST} | ${NATIVE}`),
  answered('a token, as agreed', { trade: sale }, `success${SECOND} | ${SALE}`),
  answered(
    'a token, without a value',
    { trade: sale, tx: { value: undefined } },
    `success${SECOND} | ${SALE}`,
  ),
  answered(
    'the price a little lower',
    { call: { amountOutMin: MINIMUM - EXPECTED / 1000n } },
    withMinimum(MINIMUM - EXPECTED / 1000n),
  ),
  answered('exactly the floor', { call: { amountOutMin: FLOOR } }, withMinimum(FLOOR)),
  answered('a far better price', { call: { amountOutMin: maxUint256 } }, withMinimum(maxUint256)),
  answered(
    'a sum of gas and of its price that nobody would pay',
    {
      tx: { gas: '9'.repeat(70), gasPrice: 1e18 },
    },
    `success${FIRST} | ${NATIVE}`,
  ),
  ...['0xEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE', nativeAddress.toLowerCase()].map(
    (tokenIn): Scenario => ({
      name: `the native coin, written ${tokenIn}`,
      expected: `success${FIRST} | ${NATIVE}`,
      run: modules => swap(modules, answerOf({}), {}, { ...native, tokenIn: tokenIn as Address }),
    }),
  ),
  checked(
    'a token, without a value in the JSON of the API',
    { trade: sale, tx: { value: undefined } },
    'passes | nothing sent',
  ),
  checked('the JSON of the API itself', {}, 'passes | nothing sent'),
]

const hostile: Scenario[] = [
  answered('one base unit below the floor', { call: { amountOutMin: FLOOR - 1n } }, moved),
  answered('no minimum', { call: { amountOutMin: 0n } }, moved),
  answered(
    'a value with a token',
    { trade: sale, tx: { value: '10000000000000000000' } },
    `RefusedSwap: Do not send: unexpected value | ${approvalOf({ amount: AMOUNT })}`,
  ),
  answered('a larger value', { tx: { value: String(AMOUNT + 1n) } }, refused('value')),
  answered('a smaller value', { tx: { value: String(AMOUNT - 1n) } }, refused('value')),
  answered('no value', { tx: { value: undefined } }, refused('value')),
  answered('a huge value', { tx: { value: '9'.repeat(78) } }, refused('value')),
  answered('another recipient', { call: { recipient: OTHER } }, refused('recipient')),
  answered('the contract as the recipient', { call: { recipient: ROUTER } }, refused('recipient')),
  answered('another sender', { tx: { from: OTHER } }, refused('sender')),
  answered('another input token', { call: { tokenIn: USDC[1].address } }, refused('input token')),
  answered(
    'another output token',
    { call: { tokenOut: USDC[1].address } },
    refused('output token'),
  ),
  answered('a larger input', { call: { amountIn: AMOUNT + 1n } }, refused('input amount')),
  answered(
    'an input of zero, which takes what the contract holds',
    { call: { amountIn: 0n } },
    refused('input amount'),
  ),
  answered('a huge input', { call: { amountIn: maxUint256 } }, refused('input amount')),
  answered('another contract', { tx: { to: OTHER } }, refused('contract')),
  answered(
    'the contract of another network',
    { tx: { to: ROUTER_ELSEWHERE } },
    refused('contract'),
  ),
  answered(
    'data that ends too early',
    { edit: inAnswer(/("data":"0x[\da-f]{400})[\da-f]*/, '$1') },
    notWhole,
  ),
  answered('no data but the selector', { tx: { data: '0x5f3bd1c8' } }, notWhole),
  answered('empty data', { tx: { data: '0x' } }, notWhole),
  answered('another function', { edit: inAnswer('0x5f3bd1c8', '0xd33721a5') }, notWhole),
  answered('no gas', { tx: { gas: undefined } }, notParsed),
  checked('no gas, and no SDK', { tx: { gas: undefined } }, unreadable),
  checked('a gas of zero', { tx: { gas: '0' } }, unreadable),
  checked('a value in words', { tx: { value: '1e18' } }, unreadable),
  checked('a negative value', { tx: { value: '-1' } }, unreadable),
  checked('a value of more digits than any', { tx: { value: '9'.repeat(79) } }, unreadable),
  checked('a value as a number, which loses digits', { tx: { value: 5e17 } }, unreadable),
  checked('a contract that is no address', { tx: { to: '0x12' } }, unreadable),
  checked('a contract that is no text', { tx: { to: 12 } }, unreadable),
  checked('a sender that is no address', { tx: { from: 'you' } }, unreadable),
  checked('data that is no hexadecimal', { tx: { data: '0xzz' } }, unreadable),
  checked('no data', { tx: { data: undefined } }, unreadable),
  checked('an answer of another shape', { edit: () => '[]' }, unreadable),
  checked('nothing', { edit: () => 'null' }, unreadable),
  checked('a status of its own', { edit: inAnswer('Success', 'Sure') }, unreadable),
  answered('a part', { edit: inAnswer('Success', 'Partial') }, noRoute.Partial),
  answered('no way', { edit: () => '{"status":"NoWay"}' }, noRoute.NoWay),
  answered(
    'a second value',
    { edit: inAnswer(/"value":"\d+"/, '$&,"value":"1"') },
    refused('value'),
  ),
  answered(
    'a second contract',
    { edit: inAnswer('"tx":{', `"tx":{"to":"${ROUTER}",`), tx: { to: OTHER } },
    refused('contract'),
  ),
  answered(
    'a second transaction',
    { edit: text => text.replace(/}$/, `,"tx":{"to":"${OTHER}"}}`) },
    notParsed,
  ),
]

const agreed: Scenario[] = [
  {
    name: 'a trade without a floor',
    expected: 'RangeError: The floor has to be above 0 | nothing sent',
    run: ({ checkSwap }) =>
      told(async () => checkSwap(JSON.parse(answerOf({})), { ...native, minimumOut: 0n })),
  },
  {
    // Where types are not checked. Any minimum would be at least this.
    name: 'a trade whose floor is missing',
    expected: 'RangeError: The floor has to be above 0 | nothing sent',
    run: ({ checkSwap }) =>
      told(async () => {
        const answer = JSON.parse(answerOf({ call: { amountOutMin: 0n } }))
        return checkSwap(answer, { ...native, minimumOut: undefined as never })
      }),
  },
  {
    name: 'a trade of nothing',
    expected: 'RangeError: The amount has to be above 0 | nothing sent',
    run: ({ checkSwap }) => {
      const answer = JSON.parse(answerOf({ call: { amountIn: 0n }, tx: { value: '0' } }))
      return told(async () => checkSwap(answer, { ...native, amount: 0n }))
    },
  },
  {
    name: 'what is sent is what was checked, whatever becomes of the answer and the trade',
    expected: `true true ${ROUTER} ${OTHER} ${MINIMUM} | nothing sent`,
    run: ({ checkSwap }) =>
      told(async () => {
        let reads = 0
        const answer = JSON.parse(answerOf({}))
        const trade = { ...native, account: ACCOUNT as Address }
        Object.defineProperty(answer.tx, 'to', {
          get: () => (reads++ === 0 ? ROUTER : OTHER),
          enumerable: true,
        })
        const result = checkSwap(answer, trade)
        trade.account = OTHER
        const isKept = result.trade.account === ACCOUNT && Object.isFrozen(result.trade)
        return `${Object.isFrozen(result)} ${isKept} ${result.to} ${trade.account} ${result.amountOutMin}`
      }),
  },
  {
    name: 'the quote is for the trade, and the floor half a percent below it',
    expected: `${FLOOR} /quote/v7/1 ${native.tokenIn} ${native.tokenOut} ${AMOUNT} 0.005 | nothing sent`,
    run: ({ offerTrade }) =>
      told(async () => {
        const asked = fakeApi(answerOf({}))
        const { minimumOut } = await offerTrade(native)
        return `${minimumOut} ${inQuery(asked, ['tokenIn', 'tokenOut', 'amount', 'maxSlippage'])}`
      }),
  },
  {
    name: 'an offer is the trade that was wanted',
    expected: 'true | nothing sent',
    run: ({ offerTrade }) =>
      told(async () => {
        fakeApi(answerOf({}))
        const { minimumOut: _, ...wanted } = native
        const offer: Record<string, unknown> = { ...(await offerTrade(wanted)) }
        return Object.entries(native).every(([name, value]) => offer[name] === value)
      }),
  },
  ...(['Partial', 'NoWay'] as const).map(
    (status): Scenario => ({
      name: `${status} is no offer`,
      expected: noRoute[status],
      run: ({ offerTrade }) =>
        told(() => {
          fakeApi(answerOf({ edit: inAnswer('Success', status) }))
          return offerTrade(native)
        }),
    }),
  ),
  {
    name: 'the request names key, account, margin and simulation',
    expected: `/swap/v7/1 ${native.tokenIn} ${native.tokenOut} ${AMOUNT} ${ACCOUNT} ${ACCOUNT} 0.003 true ${KEY} | nothing sent`,
    run: ({ requestSwap }) =>
      told(async () => {
        const asked = fakeApi(answerOf({}))
        await requestSwap(native, KEY)
        return inQuery(asked, [
          'tokenIn',
          'tokenOut',
          'amount',
          'sender',
          'recipient',
          'maxSlippage',
          'simulate',
          'apiKey',
        ])
      }),
  },
]

export const answers: readonly Scenario[] = [...right, ...hostile, ...agreed]
