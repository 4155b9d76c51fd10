import { nativeAddress, RED_SNWAPPER_ADDRESS, SUSHI, USDC } from 'sushi/evm'
import {
  type Address,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  maxUint256,
  parseAbi,
} from 'viem'
import { vi } from 'vitest'
import { redSnwapperAbi } from '#site/facts/contracts/functions/red-snwapper.ts'
import { ACCOUNT } from '#support/samples/answers.ts'
import { type Conditions, OTHER, startChain } from './chain.ts'
import type { SwapModules } from './modules.ts'

const KEY = 'example-key'
const AMOUNT = 500_000_000_000_000_000n
const EXPECTED = 1_375_200_000_000_000_000_000n
/** 0.5% less than expected: what is agreed to. */
const FLOOR = 1_368_324_000_000_000_000_000n
/** 0.3% less than expected: what the API writes into the call when the price stays. */
const MINIMUM = 1_371_074_400_000_000_000_000n

const ROUTER = RED_SNWAPPER_ADDRESS[1]
/** RedSnwapper on ZKsync Era: listed, and on another network. */
const ROUTER_ELSEWHERE = RED_SNWAPPER_ADDRESS[324]

const native = {
  chainId: 1,
  tokenIn: nativeAddress,
  tokenOut: SUSHI[1].address,
  amount: AMOUNT,
  minimumOut: FLOOR,
  account: ACCOUNT,
} as const
const sale = { ...native, tokenIn: USDC[1].address } as const

interface Call {
  tokenIn?: Address
  amountIn?: bigint
  recipient?: Address
  tokenOut?: Address
  amountOutMin?: bigint
}

function callOf({
  tokenIn = native.tokenIn,
  amountIn = AMOUNT,
  recipient = ACCOUNT,
  tokenOut = native.tokenOut,
  amountOutMin = MINIMUM,
}: Call): Hex {
  return encodeFunctionData({
    abi: redSnwapperAbi,
    functionName: 'snwap',
    args: [tokenIn, amountIn, recipient, tokenOut, amountOutMin, OTHER, '0x1234'],
  })
}

interface Answer {
  call?: Call
  /** Members of `tx` that differ from a right answer; undefined leaves one out. */
  tx?: Record<string, unknown>
  /** Takes the place of the answer's text. */
  edit?: (text: string) => string
  trade?: typeof native | typeof sale
}

/** An answer of the API as text; by default the right one. */
function answerOf({ call = {}, tx = {}, edit = text => text, trade = native }: Answer): string {
  const token = { decimals: 18, symbol: 'T', name: 'Token' }
  const body = {
    status: 'Success',
    tokens: [
      { ...token, address: trade.tokenIn },
      { ...token, address: trade.tokenOut },
    ],
    tokenFrom: 0,
    tokenTo: 1,
    swapPrice: 2750.4,
    priceImpact: 0.0008,
    amountIn: String(trade.amount),
    assumedAmountOut: String(EXPECTED),
    tx: {
      from: ACCOUNT,
      to: ROUTER,
      data: callOf({ tokenIn: trade.tokenIn, ...call }),
      gasPrice: 1_200_000_000,
      gas: '171240',
      value: trade === native ? String(AMOUNT) : '0',
      ...tx,
    },
  }
  return edit(JSON.stringify(body))
}

/** Has the API answer with a text, and keeps what it is asked. */
function fakeApi(text: string): URL[] {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address))
    return new Response(text)
  })
  return asked
}

/** What happened, in a line: how it ended, and what was sent. */
async function told(
  run: () => Promise<unknown>,
  sent: readonly { to: string; value?: Hex }[],
): Promise<string> {
  let ending: string
  try {
    ending = String(await run())
  } catch (error) {
    ending = error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error)
  }
  const transactions = sent.map(({ to, value = '0x0' }) =>
    to.toLowerCase() === ROUTER ? `swap ${BigInt(value)}` : 'approval',
  )
  return `${ending} | ${transactions.join(', ') || 'nothing sent'}`
}

type Offered = typeof native | typeof sale

/** The whole way of a swap: approval, request, check, sending. */
async function swap(
  modules: SwapModules,
  answer: string,
  conditions: Conditions = {},
  trade: Offered = native,
): Promise<string> {
  fakeApi(answer)
  const { client, wallet, sent } = startChain(conditions)
  return told(async () => {
    const outcome = await modules.makeSwap(client, wallet, trade, KEY)
    const { kind, ...rest } = outcome
    return [kind, ...Object.values(rest).filter(value => typeof value === 'string')].join(' ')
  }, sent)
}

async function approval(
  { approve }: SwapModules,
  conditions: Conditions,
  amount = 100n,
): Promise<string> {
  const { client, wallet, sent, allowance } = startChain(conditions)
  return told(async () => {
    await approve(client, wallet, { token: USDC[1].address, spender: ROUTER, amount })
    return `may take ${allowance()}`
  }, sent)
}

const violation = encodeErrorResult({
  abi: redSnwapperAbi,
  errorName: 'MinimalOutputBalanceViolation',
  args: [SUSHI[1].address, 12n],
})
const ofTokens = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error Error(string reason)',
  'error Panic(uint256 code)',
])
const errorData = {
  balance: encodeErrorResult({
    abi: ofTokens,
    errorName: 'ERC20InsufficientBalance',
    args: [ACCOUNT, 1n, 2n],
  }),
  allowance: encodeErrorResult({
    abi: ofTokens,
    errorName: 'ERC20InsufficientAllowance',
    args: [ROUTER, 3n, 4n],
  }),
  text: encodeErrorResult({ abi: ofTokens, errorName: 'Error', args: ['TRANSFER_FAILED'] }),
  panic: encodeErrorResult({ abi: ofTokens, errorName: 'Panic', args: [17n] }),
}

const HASH = `0x${'0'.repeat(63)}1`
const FIRST = ` ${HASH}`
const SECOND = ` 0x${'0'.repeat(63)}2`
const REPLACED = ` 0x${'33'.repeat(32)}`
const refused = (what: string) => `RefusedSwap: Do not send: unexpected ${what} | nothing sent`
const unreadable = 'RefusedSwap: Do not send: the answer cannot be read | nothing sent'
const notWhole = 'RefusedSwap: Do not send: the call is not a whole snwap | nothing sent'
/** What the SDK itself refuses does not come as far as the check. */
const notParsed = /^(\$?ZodError|RefusedSwap).* \| nothing sent$/s
const moved = 'PriceMoved: The price moved: ask again | nothing sent'
const inAnswer = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

/** What one swap or approval has to come to. */
export interface Scenario {
  readonly name: string
  readonly expected: string | RegExp
  run(modules: SwapModules): Promise<string>
}

const answered = (name: string, answer: Answer, expected: Scenario['expected']): Scenario => ({
  name,
  expected,
  run: modules => swap(modules, answerOf(answer), {}, answer.trade),
})
/** The check alone, with what the SDK would not let through. */
const checked = (name: string, answer: Answer, expected: Scenario['expected']): Scenario => ({
  name,
  expected,
  run: ({ checkSwap }) =>
    told(async () => {
      checkSwap(JSON.parse(answerOf(answer)), answer.trade ?? native)
      return 'passes'
    }, []),
})
const chained = (
  name: string,
  conditions: Conditions,
  expected: Scenario['expected'],
  trade: Offered = native,
): Scenario => ({
  name,
  expected,
  run: modules => swap(modules, answerOf({ trade }), conditions, trade),
})
const approved = (
  name: string,
  conditions: Conditions,
  expected: Scenario['expected'],
  amount?: bigint,
): Scenario => ({ name, expected, run: modules => approval(modules, conditions, amount) })

const right: Scenario[] = [
  answered('the native coin, as agreed', {}, `success${FIRST} | swap ${AMOUNT}`),
  answered('a token, as agreed', { trade: sale }, `success${SECOND} | approval, swap 0`),
  answered(
    'a token, without a value',
    { trade: sale, tx: { value: undefined } },
    `success${SECOND} | approval, swap 0`,
  ),
  answered(
    'the price a little lower',
    { call: { amountOutMin: MINIMUM - EXPECTED / 1000n } },
    /^success /,
  ),
  answered('exactly the floor', { call: { amountOutMin: FLOOR } }, /^success /),
  answered('a far better price', { call: { amountOutMin: maxUint256 } }, /^success /),
  answered(
    'a sum of gas and of its price that nobody would pay',
    {
      tx: { gas: '9'.repeat(70), gasPrice: 1e18 },
    },
    /^success /,
  ),
  checked('the JSON of the API itself', {}, 'passes | nothing sent'),
]

const hostile: Scenario[] = [
  answered('one base unit below the floor', { call: { amountOutMin: FLOOR - 1n } }, moved),
  answered('no minimum', { call: { amountOutMin: 0n } }, moved),
  answered(
    'a value with a token',
    { trade: sale, tx: { value: '10000000000000000000' } },
    /unexpected value \| approval$/,
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
  answered(
    'a part',
    { edit: inAnswer('Success', 'Partial') },
    'RefusedSwap: No swap to send: the status is Partial | nothing sent',
  ),
  answered(
    'no way',
    { edit: () => '{"status":"NoWay"}' },
    'RefusedSwap: No swap to send: the status is NoWay | nothing sent',
  ),
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
      told(async () => checkSwap(JSON.parse(answerOf({})), { ...native, minimumOut: 0n }), []),
  },
  {
    name: 'a trade of nothing',
    expected: 'RangeError: The amount has to be above 0 | nothing sent',
    run: ({ checkSwap }) => {
      const answer = JSON.parse(answerOf({ call: { amountIn: 0n }, tx: { value: '0' } }))
      return told(async () => checkSwap(answer, { ...native, amount: 0n }), [])
    },
  },
  {
    name: 'what is sent is what was checked, whatever becomes of the answer and the trade',
    expected: `true true ${ROUTER} ${OTHER} | nothing sent`,
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
        return `${Object.isFrozen(result)} ${isKept} ${result.to} ${trade.account}`
      }, []),
  },
  {
    name: 'the floor is half a percent below the quote',
    expected: `${FLOOR} 0.005 | nothing sent`,
    run: ({ offerTrade }) =>
      told(async () => {
        const asked = fakeApi(answerOf({}))
        const { minimumOut } = await offerTrade(native)
        return `${minimumOut} ${asked[0]?.searchParams.get('maxSlippage')}`
      }, []),
  },
  {
    name: 'a part is no offer',
    expected: 'Error: No quote to agree to: Partial | nothing sent',
    run: ({ offerTrade }) =>
      told(() => {
        fakeApi(answerOf({ edit: inAnswer('Success', 'Partial') }))
        return offerTrade(native)
      }, []),
  },
  {
    name: 'the request names key, account, margin and simulation',
    expected: `/swap/v7/1 ${native.tokenIn} ${native.tokenOut} ${AMOUNT} ${ACCOUNT} ${ACCOUNT} 0.003 true ${KEY} | nothing sent`,
    run: ({ requestSwap }) =>
      told(async () => {
        const asked = fakeApi(answerOf({}))
        await requestSwap(native, KEY)
        const [{ pathname, searchParams } = new URL('about:blank')] = asked
        const names = [
          'tokenIn',
          'tokenOut',
          'amount',
          'sender',
          'recipient',
          'maxSlippage',
          'simulate',
          'apiKey',
        ]
        return [pathname, ...names.map(name => searchParams.get(name))].join(' ')
      }, []),
  },
]

const sending: Scenario[] = [
  chained(
    'a wallet on another network',
    { walletChain: 10 },
    'Error: Not sent: another network | nothing sent',
  ),
  chained(
    'a node of another network',
    { nodeChain: 10 },
    'Error: Not sent: another network | nothing sent',
  ),
  {
    name: 'a trade of another network',
    expected: 'Error: Not sent: another network | nothing sent',
    async run({ requestSwap, sendSwap }) {
      fakeApi(answerOf({}))
      const { client, wallet, sent } = startChain()
      const trade = await requestSwap({ ...native, chainId: 10 }, KEY)
      return told(() => sendSwap(client, wallet, trade), sent)
    },
  },
  {
    name: 'a trade of another account',
    expected: 'Error: Not sent: another account | nothing sent',
    async run({ requestSwap, sendSwap }) {
      fakeApi(answerOf({ call: { recipient: OTHER }, tx: { from: OTHER } }))
      const { client, wallet, sent } = startChain()
      const trade = await requestSwap({ ...native, account: OTHER }, KEY)
      return told(() => sendSwap(client, wallet, trade), sent)
    },
  },
  ...(
    [
      [
        'a price that moves before it is sent',
        violation,
        'the output, 12 base units, is below the minimum: the price moved',
      ],
      ['too small a balance', errorData.balance, 'the account holds 1 base units and needs 2'],
      [
        'too small an allowance',
        errorData.allowance,
        'the allowance is 3 base units and has to be 4',
      ],
      ['a revert with a text', errorData.text, 'TRANSFER_FAILED'],
      ['a panic', errorData.panic, 'panic 17'],
      ['a revert without a reason', '0x', 'reverted without a reason'],
      ['an error of the executor', '0xdeadbeef', 'an error that is not known here: 0xdeadbeef'],
    ] as const
  ).map(([name, revertsBefore, reason]) =>
    chained(name, { revertsBefore }, `Error: Not sent: ${reason} | nothing sent`),
  ),
  chained(
    'a revert whose data cannot be read',
    { revertsBefore: 'no hexadecimal' },
    /^Error: Not sent: [^\n]*revert[^\n]* \| nothing sent$/i,
  ),
  chained(
    'a node that answers no calls',
    { callsFail: true },
    /^Error: Not sent: [^\n]+ \| nothing sent$/,
  ),
  {
    name: 'an error that is none of the node',
    expected: 'TypeError: x | nothing sent',
    run: ({ explainRevert }) => told(async () => explainRevert(new TypeError('x')), []),
  },
  {
    name: 'a wallet that fails in a way of its own',
    expected: 'unknown | nothing sent',
    async run({ requestSwap, sendSwap }) {
      fakeApi(answerOf({}))
      const { client, wallet, sent } = startChain()
      const sendTransaction = () => Promise.reject(new TypeError('lost'))
      const checked = await requestSwap(native, KEY)
      return told(
        async () => (await sendSwap(client, { ...wallet, sendTransaction }, checked)).kind,
        sent,
      )
    },
  },
  {
    name: 'a transaction that comes into no block in time',
    expected: `unknown${FIRST} | swap ${AMOUNT}`,
    async run(modules) {
      vi.useFakeTimers()
      try {
        const happened = swap(modules, answerOf({}), { fate: 'never' })
        await vi.advanceTimersByTimeAsync(181_000)
        return await happened
      } finally {
        vi.useRealTimers()
      }
    },
  },
  chained(
    'a refusal in the wallet',
    { sending: 'refused' },
    'Error: Not sent: refused in the wallet | nothing sent',
  ),
  chained(
    'a connection that breaks while it is sent',
    { sending: 'connection lost' },
    `unknown | swap ${AMOUNT}`,
  ),
  chained(
    'a revert in the block',
    { fate: 'reverted', revertsAfter: violation },
    `reverted${FIRST} the output, 12 base units, is below the minimum: the price moved | swap ${AMOUNT}`,
  ),
  chained(
    'a revert that would pass now',
    { fate: 'reverted' },
    `reverted${FIRST} not known: the same call would pass now | swap ${AMOUNT}`,
  ),
  chained(
    'a cancellation',
    { fate: 'cancelled' },
    `replaced${REPLACED} cancelled | swap ${AMOUNT}`,
  ),
  chained(
    'another transaction in its place',
    { fate: 'replaced' },
    `replaced${REPLACED} replaced | swap ${AMOUNT}`,
  ),
  chained(
    'the same with a higher gas price',
    { fate: 'repriced' },
    `success${REPLACED} | swap ${AMOUNT}`,
  ),
  chained('a node that is down', { fate: 'node fails' }, `unknown${FIRST} | swap ${AMOUNT}`),
]

const approvals: Scenario[] = [
  approved('nothing allowed', {}, 'may take 100 | approval'),
  approved('too little allowed', { allowance: 99n }, 'may take 100 | approval'),
  approved('enough allowed', { allowance: 100n }, 'may take 100 | nothing sent'),
  approved('everything, on request', {}, `may take ${maxUint256} | approval`, maxUint256),
  approved('a token that returns nothing', { token: 'returns nothing' }, 'may take 100 | approval'),
  approved(
    'a token that wants zero first',
    { token: 'from zero only', allowance: 5n },
    'may take 100 | approval, approval',
  ),
  approved(
    'a token that wants zero first, from zero',
    { token: 'from zero only' },
    'may take 100 | approval',
  ),
  approved(
    'a token that can only be set to zero, from zero',
    { token: 'to zero only' },
    /^ContractFunctionExecutionError: .* \| nothing sent$/s,
  ),
  approved(
    'a token whose approval is reverted',
    { approvalsRevert: true },
    `Error: The approval ${HASH} was reverted | approval`,
  ),
  approved(
    'a token that ignores the approval',
    { token: 'ignores it' },
    'Error: The token did not take the approval | approval',
  ),
]

/** Everything a swap has to get right, and every answer that it must not send. */
export const scenarios: readonly Scenario[] = [
  ...right,
  ...hostile,
  ...agreed,
  ...sending,
  ...approvals,
]
