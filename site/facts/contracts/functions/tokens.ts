import {
  erc20Abi_allowance,
  erc20Abi_approve,
  erc20Abi_balanceOf,
  erc20Abi_decimals,
  erc20Abi_name,
  erc20Abi_symbol,
  erc20Abi_totalSupply,
  erc20Abi_transfer,
  erc20Abi_transferFrom,
  xsushiAbi_enter,
  xsushiAbi_leave,
  xsushiAbi_sushi,
  xsushiAbi_totalSupply,
} from 'sushi/evm'
import { type ContractDoc, type GetterDoc, only, type Revert } from './function-doc.ts'
import { contractSources, packageSource } from './sources.ts'

const tooLittle: Revert = { when: 'the balance is too small.' }
const balances: Readonly<Record<string, string>> = {
  _owner: 'Account whose tokens they are.',
  _spender: 'Account that may move them.',
  _to: 'Account that receives the tokens.',
  _from: 'Account the tokens are taken from.',
  _value: 'How much, in base units.',
}

/** What every token tells of itself. */
const getters: readonly GetterDoc[] = [
  { abi: only(erc20Abi_name), meaning: 'Name of the token.' },
  { abi: only(erc20Abi_symbol), meaning: 'Ticker of the token.' },
  { abi: only(erc20Abi_decimals), meaning: 'Digits after the decimal point.' },
]

/** The governance token: a standard token (ERC-20). */
export const sushiDoc: ContractDoc = {
  contract: 'SUSHI token',
  source: packageSource,
  meanings: balances,
  functions: [
    {
      abi: only(erc20Abi_balanceOf),
      does: 'Reads what an account holds.',
      meanings: { balance: 'The balance, in base units.' },
      reverts: [],
    },
    {
      abi: only(erc20Abi_allowance),
      does: 'Reads how much one account may still move of another’s tokens.',
      meanings: { result: 'What is left of the approval, in base units.' },
      reverts: [],
    },
    {
      abi: only(erc20Abi_approve),
      does: 'Lets another account move up to an amount of the caller’s tokens. It replaces the approval before.',
      meanings: { result: 'True.' },
      reverts: [],
    },
    {
      abi: only(erc20Abi_transfer),
      does: 'Sends tokens of the caller.',
      meanings: { result: 'True.' },
      reverts: [tooLittle],
    },
    {
      abi: only(erc20Abi_transferFrom),
      does: 'Sends tokens of an account that approved the caller.',
      meanings: { result: 'True.' },
      reverts: [tooLittle, { when: 'the approval is too small.' }],
    },
  ],
  getters: [
    ...getters,
    {
      abi: only(erc20Abi_totalSupply),
      meaning: 'Tokens in existence on this network, base units.',
    },
  ],
}

/** The staking bar, which is the xSUSHI token too. */
export const xsushiDoc: ContractDoc = {
  contract: 'xSUSHI token',
  source: contractSources.stakingBar,
  meanings: {},
  functions: [
    {
      abi: only(xsushiAbi_enter),
      does: 'Stakes SUSHI: takes it from the caller and mints xSUSHI. Approve the xSUSHI address on the SUSHI token first.',
      meanings: { _amount: 'SUSHI to stake, in base units.' },
      reverts: [{ when: 'the caller holds less SUSHI than `_amount` or has approved less.' }],
    },
    {
      abi: only(xsushiAbi_leave),
      does: 'Ends staking: burns xSUSHI of the caller and pays out SUSHI at the ratio of this block.',
      meanings: { _share: 'xSUSHI to burn, in base units.' },
      reverts: [
        { when: 'the caller holds less xSUSHI than `_share`.' },
        { when: 'no xSUSHI exists.' },
      ],
    },
  ],
  getters: [
    { abi: only(xsushiAbi_sushi), meaning: 'The SUSHI token that the bar holds.' },
    { abi: only(xsushiAbi_totalSupply), meaning: 'xSUSHI in existence, in base units.' },
    ...getters,
  ],
}
