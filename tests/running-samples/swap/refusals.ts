import { SUSHI } from 'sushi/evm'
import { encodeErrorResult } from 'viem'
import { redSnwapperAbi } from '#site/facts/contracts/functions/red-snwapper.ts'
import { type Conditions, NONCE, type RpcError, SIGNER } from './chain.ts'
import { swapOf } from './telling.ts'
import { AMOUNT, answerOf, chained, MINIMUM, NATIVE, native, type Scenario, swap } from './trial.ts'

/* What can happen at the moment of sending: it is certain that nothing was sent, or it is not. */

const violation: RpcError = {
  code: 3,
  message: 'execution reverted',
  data: encodeErrorResult({
    abi: redSnwapperAbi,
    errorName: 'MinimalOutputBalanceViolation',
    args: [SUSHI[1].address, 12n],
  }),
}
const belowMinimum = 'the output, 12 base units, is below the minimum: the price moved'
const notSent = (reason: string) =>
  `NotSent: Not sent: ${reason} (TransactionExecutionError) | nothing sent`
/** With the words of viem, which may change. */
const inOtherWords =
  /^NotSent: Not sent: (?!\w*Error)[^|]+ \(TransactionExecutionError\) \| nothing sent$/
/** Nobody knows: only the nonce is known. */
const unknown = (sent: string) => `unknown ${NONCE} TransactionExecutionError | ${sent}`

/** What nodes say in place of taking a transaction. */
const answersOfNodes: readonly (readonly [message: string, expected: Scenario['expected']])[] = [
  [
    'insufficient funds for gas * price + value',
    notSent('the account cannot pay the amount and the gas'),
  ],
  ['nonce too high', inOtherWords],
  ['nonce has max value', inOtherWords],
  ['execution reverted', inOtherWords],
  ['fee cap higher than 2^256-1', inOtherWords],
  ['max fee per gas less than block base fee', inOtherWords],
  ['intrinsic gas too high', inOtherWords],
  ['intrinsic gas too low', inOtherWords],
  ['transaction type not valid', inOtherWords],
  ['tip higher than fee cap', inOtherWords],
  // The node may have it: from an attempt whose answer was lost.
  ['nonce too low', unknown('nothing sent')],
  ['already known', unknown('nothing sent')],
  ['transaction already imported', unknown('nothing sent')],
  // Nothing that says what became of it.
  ['internal error', unknown('nothing sent')],
]

/** The swap of an account that signs by itself. */
const signed = (name: string, conditions: Conditions, expected: Scenario['expected']): Scenario => {
  const trade = { ...native, account: SIGNER.address }
  const answer = answerOf({ call: { recipient: SIGNER.address }, tx: { from: SIGNER.address } })
  return {
    name,
    expected,
    run: modules => swap(modules, answer, { ...conditions, signs: true }, trade),
  }
}

export const refusals: readonly Scenario[] = [
  chained(
    'a refusal in the wallet',
    { sending: { code: 4001, message: 'User rejected the request.' } },
    notSent('refused in the wallet'),
  ),
  chained('a wallet that moves to another network', { walletMovesTo: 10 }, inOtherWords),
  chained(
    'a node that holds no key of the account',
    { sending: { code: -32601, message: 'the method does not exist' } },
    inOtherWords,
  ),
  chained('a revert while it is sent', { sending: violation }, notSent(belowMinimum)),
  ...answersOfNodes.map(([message, expected]) =>
    chained(`a node that says: ${message}`, { sending: { code: -32000, message } }, expected),
  ),
  chained('a connection that breaks while it is sent', { sending: 'no answer' }, unknown(NATIVE)),
  signed(
    'an account that signs by itself',
    {},
    `success 0x${'0'.repeat(63)}1 | ${swapOf('ETH', AMOUNT, MINIMUM, { by: 'signer', nonce: NONCE })}`,
  ),
  signed(
    'a revert in the estimate of gas',
    { failing: { eth_estimateGas: violation } },
    notSent(belowMinimum),
  ),
  signed(
    'too little to pay for the gas',
    { failing: { eth_estimateGas: { code: -32000, message: 'insufficient funds for transfer' } } },
    notSent('the account cannot pay the amount and the gas'),
  ),
  signed(
    'a node that does not answer while gas is estimated',
    { failing: { eth_estimateGas: 'no answer' } },
    inOtherWords,
  ),
  signed(
    'a connection that breaks while the signed transaction is sent',
    { sending: 'no answer' },
    unknown(swapOf('ETH', AMOUNT, MINIMUM, { by: 'signer', nonce: NONCE })),
  ),
]
