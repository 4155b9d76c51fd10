import { SUSHI } from 'sushi/evm'
import { encodeErrorResult, parseAbi } from 'viem'
import { vi } from 'vitest'
import { redSnwapperAbi } from '#site/facts/contracts/functions/red-snwapper.ts'
import { ACCOUNT } from '#support/samples/answers.ts'
import { type Failure, NONCE, OTHER, startChain } from './chain.ts'
import {
  answerOf,
  chained,
  FIRST,
  fakeApi,
  KEY,
  NATIVE,
  native,
  outcomeInWords,
  REPLACED,
  ROUTER,
  type Scenario,
  sale,
  swap,
  told,
} from './trial.ts'

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

const elsewhere = 'NotSent: Not sent: another network | nothing sent'
const unanswered: readonly (readonly [what: string, method: string])[] = [
  ['its network', 'eth_chainId'],
  ['a call', 'eth_call'],
  ['the nonce', 'eth_getTransactionCount'],
]
const failures: readonly (readonly [node: string, failure: Failure])[] = [
  ['a node that does not answer', 'no answer'],
  ['a node that is out of order', { code: -32603, message: 'the node is down' }],
]

export const sending: readonly Scenario[] = [
  chained('a wallet on another network', { walletChain: 10 }, elsewhere),
  chained('a node of another network', { nodeChain: 10 }, elsewhere),
  chained('a program that is set to another network', { setTo: 'Optimism' }, elsewhere),
  // Not even the approval.
  chained('a token, and a wallet on another network', { walletChain: 10 }, elsewhere, sale),
  chained('a token, and a node of another network', { nodeChain: 10 }, elsewhere, sale),
  chained('a token, and a program set to another network', { setTo: 'Optimism' }, elsewhere, sale),
  {
    name: 'a token that another account agreed to sell',
    expected: 'NotSent: Not sent: another account | nothing sent',
    run: modules => swap(modules, answerOf({ trade: sale }), {}, { ...sale, account: OTHER }),
  },
  {
    name: 'a trade of another network',
    expected: elsewhere,
    async run({ requestSwap, sendSwap }) {
      fakeApi(answerOf({}))
      const { client, wallet, happened } = startChain()
      const trade = await requestSwap({ ...native, chainId: 10 }, KEY)
      return told(() => sendSwap(client, wallet, trade), happened)
    },
  },
  {
    name: 'a trade of another account',
    expected: 'NotSent: Not sent: another account | nothing sent',
    async run({ requestSwap, sendSwap }) {
      fakeApi(answerOf({ call: { recipient: OTHER }, tx: { from: OTHER } }))
      const { client, wallet, happened } = startChain()
      const trade = await requestSwap({ ...native, account: OTHER }, KEY)
      return told(() => sendSwap(client, wallet, trade), happened)
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
      ['an error of the executor', '0xdeadbeef01', 'an error that is not known here: 0xdeadbeef'],
    ] as const
  ).map(([name, revertsBefore, reason]) =>
    chained(
      name,
      { revertsBefore },
      `NotSent: Not sent: ${reason} (CallExecutionError) | nothing sent`,
    ),
  ),
  chained(
    'a revert whose data cannot be read',
    { revertsBefore: 'no hexadecimal' },
    /^NotSent: Not sent: [^\n]*revert[^\n]* \(CallExecutionError\) \| nothing sent$/i,
  ),
  ...failures.flatMap(([node, failure]) =>
    unanswered.map(([what, method]) =>
      chained(
        `${node}, asked for ${what}`,
        { failing: { [method]: failure } },
        /^NotSent: Not sent: (?!\w*Error)[^|]+ \(\w+\) \| nothing sent$/,
      ),
    ),
  ),
  {
    name: 'an error that is none of the node',
    expected: 'TypeError: x | nothing sent',
    run: ({ explainRevert }) => told(async () => explainRevert(new TypeError('x'))),
  },
  {
    name: 'a wallet that fails in a way of its own',
    expected: `unknown ${NONCE} TypeError | nothing sent`,
    async run({ requestSwap, sendSwap }) {
      fakeApi(answerOf({}))
      const { client, wallet, happened } = startChain()
      const sendTransaction = () => Promise.reject(new TypeError('lost'))
      const checked = await requestSwap(native, KEY)
      return told(
        async () => outcomeInWords(await sendSwap(client, { ...wallet, sendTransaction }, checked)),
        happened,
      )
    },
  },
  {
    name: 'a transaction that comes into no block in time',
    expected: `unknown${FIRST} ${NONCE} WaitForTransactionReceiptTimeoutError | ${NATIVE}`,
    async run(modules) {
      vi.useFakeTimers()
      try {
        let isOver = false
        const happened = swap(modules, answerOf({}), { fate: 'never' }).finally(() => {
          isOver = true
        })
        await vi.advanceTimersByTimeAsync(299_000)
        if (isOver) return `it was not waited for: ${await happened}`
        await vi.advanceTimersByTimeAsync(2_000)
        return await happened
      } finally {
        vi.useRealTimers()
      }
    },
  },
  chained(
    'a revert in the block',
    { fate: 'reverted', revertsAfter: violation },
    `reverted${FIRST} the output, 12 base units, is below the minimum: the price moved | ${NATIVE}`,
  ),
  chained(
    'a revert that would pass now',
    { fate: 'reverted' },
    `reverted${FIRST} not known: the same call would pass now | ${NATIVE}`,
  ),
  chained('a cancellation', { fate: 'cancelled' }, `replaced${REPLACED} cancelled | ${NATIVE}`),
  chained(
    'another transaction in its place',
    { fate: 'replaced' },
    `replaced${REPLACED} replaced | ${NATIVE}`,
  ),
  chained(
    'the same with a higher gas price',
    { fate: 'repriced' },
    `success${REPLACED} | ${NATIVE}`,
  ),
  chained(
    'a node that no longer answers',
    { fate: 'node fails' },
    `unknown${FIRST} ${NONCE} HttpRequestError | ${NATIVE}`,
  ),
]
