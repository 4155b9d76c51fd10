import { parseAbi } from 'viem'
import { explorerAddressUrl, networkOf } from '../../networks.ts'
import { ETHEREUM, redSnwapper } from '../deployments.ts'
import { addressOn } from '../package-table.ts'
import { type ContractDoc, named } from './function-doc.ts'

/**
 * The ABI of RedSnwapper; the package holds none.
 * Source: the verified contract code on the explorer, see `redSnwapperDoc.source`.
 */
const redSnwapperAbi = parseAbi([
  'function snwap(address tokenIn, uint256 amountIn, address recipient, address tokenOut, uint256 amountOutMin, address executor, bytes executorData) payable returns (uint256 amountOut)',
  'function snwapMultiple((address token, uint256 amountIn, address transferTo)[] inputTokens, (address token, address recipient, uint256 amountOutMin)[] outputTokens, (address executor, uint256 value, bytes data)[] executors) payable returns (uint256[] amountOut)',
  'function safeExecutor() view returns (address)',
  'error MinimalOutputBalanceViolation(address tokenOut, uint256 amountOut)',
])

const tooLittle = {
  error: 'MinimalOutputBalanceViolation(tokenOut, amountOut)',
  when: 'a recipient’s balance rose by less than `amountOutMin`.',
}
const fromToken = {
  when: 'the input token refuses the transfer: the caller holds too little or has not approved RedSnwapper.',
}
const fromExecutor = { when: 'an executor reverts; with the executor’s error.' }

/** The contract that swaps of the API and the SDK call. */
export const redSnwapperDoc: ContractDoc = {
  contract: 'RedSnwapper',
  source: {
    title: 'Verified code of RedSnwapper on Ethereum',
    url: `${explorerAddressUrl(networkOf(ETHEREUM), addressOn(redSnwapper, ETHEREUM))}#code`,
    checked: '2026-11-21',
  },
  meanings: {
    tokenIn: 'Token sold; for the native coin, its placeholder address.',
    amountIn:
      'Amount taken from the caller, in base units. 0 takes what RedSnwapper itself holds of the token, less one base unit.',
    recipient: 'Account whose balance of `tokenOut` is measured.',
    tokenOut: 'Token bought.',
    amountOutMin: 'Least rise of that balance, in base units.',
    executor: 'Contract that runs the route.',
    executorData: 'The call to the executor.',
    amountOut: 'How much the balance rose, in base units.',
    inputTokens: 'What is sold.',
    'inputTokens.token': 'Token sold.',
    'inputTokens.amountIn':
      'Amount taken from the caller. 0 takes what RedSnwapper itself holds, less one base unit.',
    'inputTokens.transferTo': 'Account the input goes to, mostly an executor.',
    outputTokens: 'What has to arrive.',
    'outputTokens.token': 'Token bought.',
    'outputTokens.recipient': 'Account whose balance is measured.',
    'outputTokens.amountOutMin': 'Least rise of that balance, in base units.',
    executors: 'Contracts that are called, in this order.',
    'executors.executor': 'Contract to call.',
    'executors.value': 'Native coin to send with the call, in wei.',
    'executors.data': 'The call.',
  },
  functions: [
    {
      abi: named(redSnwapperAbi, 'snwap'),
      does: 'Swaps one token for another: moves the input to the executor, calls the executor with all native coin that came along, and checks what the recipient got.',
      reverts: [tooLittle, fromToken, fromExecutor],
    },
    {
      abi: named(redSnwapperAbi, 'snwapMultiple'),
      does: 'The same with several inputs, executors and outputs. Each output is checked by itself.',
      meanings: { amountOut: 'How much each balance rose, in the order of `outputTokens`.' },
      reverts: [tooLittle, fromToken, fromExecutor],
    },
  ],
  getters: [
    {
      abi: named(redSnwapperAbi, 'safeExecutor'),
      meaning:
        'The helper contract that makes the calls to executors, so that none of them is made by RedSnwapper itself.',
    },
  ],
}
