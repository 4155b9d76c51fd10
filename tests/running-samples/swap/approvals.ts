import { maxUint256 } from 'viem'
import { type Failure, startChain, TOKEN } from './chain.ts'
import { approvalOf } from './telling.ts'
import { approved, HASH, ROUTER, type Scenario, told } from './trial.ts'

const APPROVAL = approvalOf()
/** Setting it back first. */
const ANEW = `${approvalOf({ amount: 0n })} | ${APPROVAL}`

/** What a node says when it has not tried the call, or has lost what came of it. */
const noReverts: readonly (readonly [name: string, failure: Failure])[] = [
  ['a node that does not answer', 'no answer'],
  ['a node that is out of order', { code: -32603, message: 'the node is down' }],
  ['a node that is asked too often', { code: -32005, message: 'limit exceeded' }],
  ['a node that is behind', { code: -32000, message: 'header not found' }],
]

export const approvals: readonly Scenario[] = [
  approved('nothing allowed', {}, `may take 100 | ${APPROVAL}`),
  approved('too little allowed', { allowance: 99n }, `may take 100 | ${APPROVAL}`),
  approved('enough allowed', { allowance: 100n }, 'may take 100 | nothing sent'),
  approved(
    'everything, on request',
    {},
    `may take ${maxUint256} | ${approvalOf({ amount: maxUint256 })}`,
    maxUint256,
  ),
  approved(
    'a token that returns nothing',
    { token: 'returns nothing' },
    `may take 100 | ${APPROVAL}`,
  ),
  approved(
    'a token that wants zero first',
    { token: 'from zero only', allowance: 5n },
    `may take 100 | ${ANEW}`,
  ),
  approved(
    'a token that wants zero first, from zero',
    { token: 'from zero only' },
    `may take 100 | ${APPROVAL}`,
  ),
  approved(
    'a token that wants zero first, and a node that says so in an older way',
    { firstSimulation: { code: -32000, message: 'execution reverted' }, allowance: 5n },
    `may take 100 | ${ANEW}`,
  ),
  approved(
    'a token whose allowance is still there after it was set to zero',
    { token: 'from zero only, and never back', allowance: 5n },
    `Error: The allowance is not zero: approve no more | ${approvalOf({ amount: 0n })}`,
  ),
  ...noReverts.map(([name, firstSimulation]) =>
    approved(
      `${name} when a change of the allowance is tried`,
      { allowance: 5n, firstSimulation },
      /^ContractFunctionExecutionError: .* \| nothing sent$/,
    ),
  ),
  {
    name: 'a program that fails by itself when a change of the allowance is tried',
    expected: 'TypeError: lost | nothing sent',
    run({ approve }) {
      const { client, wallet, happened } = startChain({ allowance: 5n })
      const simulateContract = () => Promise.reject(new TypeError('lost'))
      const wanted = { token: TOKEN, spender: ROUTER, amount: 100n }
      return told(() => approve({ ...client, simulateContract }, wallet, wanted), happened)
    },
  },
  approved(
    'a token that can only be set to zero, from zero',
    { token: 'to zero only' },
    /^ContractFunctionExecutionError: .* \| nothing sent$/,
  ),
  approved(
    'a token whose approval is reverted',
    { approvalsRevert: true },
    `Error: The approval ${HASH} was reverted | ${APPROVAL}`,
  ),
  approved(
    'a token that ignores the approval',
    { token: 'ignores it' },
    `Error: The token did not take the approval | ${APPROVAL}`,
  ),
]
