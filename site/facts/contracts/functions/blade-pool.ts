import { parseAbi } from 'viem'
import { explorerAddressUrl } from '../../networks.ts'
import { pool } from '../blade.ts'
import { type ContractDoc, named, type Revert } from './function-doc.ts'

/** Implementation whose verified code was read. Others differ: see the notes of the page. */
const READ_IMPLEMENTATION = 'ClipperCaravelExchange'

const signature = 'struct Signature { uint8 v; bytes32 r; bytes32 s; }'

/**
 * Functions of a Blade pool; the package holds no ABI of it.
 * Source: verified contract code on the explorer, see `bladePoolDoc.source`.
 */
const bladePoolAbi = parseAbi([
  signature,
  'function swap(address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, address destinationAddress, Signature theSignature, bytes auxiliaryData)',
  'function transmitAndSwap(address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, address destinationAddress, Signature theSignature, bytes auxiliaryData)',
  'function sellEthForToken(address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, address destinationAddress, Signature theSignature, bytes auxiliaryData) payable',
  'function sellTokenForEth(address inputToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, address destinationAddress, Signature theSignature, bytes auxiliaryData)',
  'function transmitAndSellTokenForEth(address inputToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, address destinationAddress, Signature theSignature, bytes auxiliaryData)',
  'function transmitAndDeposit(uint256[] depositAmounts, uint256 nDays, uint256 poolTokens, uint256 goodUntil, Signature theSignature)',
  'function transmitAndDepositSingleAsset(address inputToken, uint256 inputAmount, uint256 nDays, uint256 poolTokens, uint256 goodUntil, Signature theSignature)',
  'function burnToWithdraw(uint256 amount)',
  'function withdrawSingleAsset(address tokenHolder, uint256 poolTokenAmountToBurn, address assetAddress, uint256 assetAmount, uint256 goodUntil, Signature theSignature)',
  'function unlockDeposit() returns (uint256 poolTokens)',
  'function canUnlockDeposit(address theAddress) view returns (bool)',
  'function vestingDeposits(address theAddress) view returns (uint256 lockedUntil, uint256 poolTokenAmount)',
  'function tokenAt(uint256 i) view returns (address)',
  'function isToken(address token) view returns (bool)',
  'function allTokensBalance() view returns (uint256[] balances, address[] tokens, uint256 poolTokens)',
  'function nTokens() view returns (uint256)',
])

const late: Revert = { error: 'Clipper: Expired', when: 'the block is later than `goodUntil`.' }
const forged: Revert = {
  when: 'the signature is not by the pool’s signer, or an argument differs from what was signed.',
}
const foreignTokens: Revert = {
  error: 'Clipper: Invalid tokens',
  when: 'one of the two tokens is not an asset of the pool.',
}
const foreignToken: Revert = {
  error: 'Clipper: Invalid token',
  when: 'the token is not an asset of the pool.',
}
const refused: Revert = {
  when: 'the caller holds too little of the input or has not approved the pool for it.',
}
const payment: Revert = {
  error: 'Call with value failed',
  when: 'native coin cannot be moved: too little came along, or the receiver does not accept it.',
}
const swapReverts = [late, foreignTokens, forged]

function sourceAddress(): `https://${string}` {
  const row = pool.rows.find(({ role }) => role === READ_IMPLEMENTATION)
  if (!row) throw new Error(`no Blade pool is a ${READ_IMPLEMENTATION}`)
  return `${explorerAddressUrl(row.network, row.address)}#code`
}

/** A Blade pool. */
export const bladePoolDoc: ContractDoc = {
  contract: 'Blade pool',
  source: {
    title: `Verified code of ${READ_IMPLEMENTATION}`,
    url: sourceAddress(),
    checked: '2026-11-21',
  },
  meanings: {
    inputToken: 'Token given to the pool.',
    outputToken: 'Token received from the pool.',
    inputAmount: 'Amount given, in base units.',
    outputAmount: 'Amount received, in base units, as quoted.',
    goodUntil: 'Until when the quote holds, exactly as quoted.',
    destinationAddress: 'Account that receives the output, as quoted.',
    theSignature: 'Signature of the quote.',
    'theSignature.v': 'Part of the signature.',
    'theSignature.r': 'Part of the signature.',
    'theSignature.s': 'Part of the signature.',
    auxiliaryData: 'Kept in the event; no effect on the swap.',
    nDays: 'Days to lock the pool tokens, as quoted; 0 for none.',
    poolTokens: 'Pool tokens, in base units.',
    theAddress: 'Depositor.',
  },
  functions: [
    {
      abi: named(bladePoolAbi, 'transmitAndSwap'),
      does: 'Pulls the input from the caller and swaps at the signed quote. Approve the pool for `inputAmount` first.',
      reverts: [...swapReverts, refused],
    },
    {
      abi: named(bladePoolAbi, 'swap'),
      does: 'Swaps an input that was sent to the pool before, in the same transaction. With less input than quoted, the output is scaled down.',
      reverts: swapReverts,
    },
    {
      abi: named(bladePoolAbi, 'sellEthForToken'),
      does: 'Swaps native coin sent along for a token.',
      meanings: { inputAmount: 'Amount given, in wei; send it along.' },
      reverts: [late, foreignToken, forged, payment],
    },
    {
      abi: named(bladePoolAbi, 'transmitAndSellTokenForEth'),
      does: 'Pulls a token from the caller and pays out native coin. Approve the pool first.',
      meanings: { outputAmount: 'Amount received, in wei, as quoted.' },
      reverts: [late, foreignToken, forged, refused, payment],
    },
    {
      abi: named(bladePoolAbi, 'sellTokenForEth'),
      does: 'Pays out native coin for a token that was sent to the pool before, in the same transaction.',
      meanings: { outputAmount: 'Amount received, in wei, as quoted.' },
      reverts: [late, foreignToken, forged, payment],
    },
    {
      abi: named(bladePoolAbi, 'transmitAndDeposit'),
      does: 'Deposits several assets for pool tokens, as quoted. Approve the pool for each asset first.',
      meanings: { depositAmounts: 'Amount of each asset, in the order of `tokenAt`.' },
      reverts: [
        late,
        forged,
        refused,
        {
          error: 'ClipperDirect: Depositor already has an active deposit',
          when: '`nDays` is not 0 and an earlier deposit of the caller is still locked or not claimed.',
        },
      ],
    },
    {
      abi: named(bladePoolAbi, 'transmitAndDepositSingleAsset'),
      does: 'Deposits one asset for pool tokens, as quoted. Approve the pool for it first.',
      reverts: [
        late,
        { error: 'Invalid input', when: 'the token is not an asset of the pool.' },
        forged,
        refused,
      ],
    },
    {
      abi: named(bladePoolAbi, 'burnToWithdraw'),
      does: 'Burns pool tokens and pays out the caller’s share of every asset. It needs no quote and no signature, so it works without the web page and the API.',
      meanings: { amount: 'Pool tokens to burn, in base units.' },
      reverts: [{ when: 'the caller holds less than `amount`.' }],
    },
    {
      abi: named(bladePoolAbi, 'withdrawSingleAsset'),
      does: 'Burns pool tokens and pays out one asset, as quoted.',
      meanings: {
        tokenHolder: 'The caller.',
        poolTokenAmountToBurn: 'Pool tokens to burn, as quoted.',
        assetAddress: 'Asset to receive; the zero address for native coin.',
        assetAmount: 'Amount to receive, as quoted.',
      },
      reverts: [
        late,
        {
          error: 'tokenHolder does not match msg.sender',
          when: 'the caller is not the account that the quote is for.',
        },
        forged,
        { when: 'the caller holds too few pool tokens, or the pool too little of the asset.' },
      ],
    },
    {
      abi: named(bladePoolAbi, 'unlockDeposit'),
      does: 'Pays out the pool tokens of a locked deposit once its time is over.',
      reverts: [
        {
          error: 'ClipperDirect: Deposit cannot be unlocked',
          when: 'the caller has no such deposit or its time is not over.',
        },
      ],
    },
    {
      abi: named(bladePoolAbi, 'canUnlockDeposit'),
      does: 'Reads whether an account can unlock its deposit now.',
      meanings: { result: 'Whether it can.' },
      reverts: [],
    },
    {
      abi: named(bladePoolAbi, 'vestingDeposits'),
      does: 'Reads the locked deposit of an account.',
      meanings: {
        lockedUntil: 'Unix time in seconds until which it is locked.',
        poolTokenAmount: 'Pool tokens in it; 0 if there is none.',
      },
      reverts: [],
    },
    {
      abi: named(bladePoolAbi, 'tokenAt'),
      does: 'Reads the list of assets.',
      meanings: { i: 'Place in the list, from 0.', result: 'The asset there.' },
      reverts: [{ when: 'the place is not below `nTokens`.' }],
    },
    {
      abi: named(bladePoolAbi, 'isToken'),
      does: 'Reads whether a token is an asset of the pool.',
      meanings: { token: 'The token.', result: 'Whether it is.' },
      reverts: [],
    },
  ],
  getters: [
    {
      abi: named(bladePoolAbi, 'allTokensBalance'),
      meaning: 'Balances of the assets, the assets, and pool tokens in existence.',
    },
    { abi: named(bladePoolAbi, 'nTokens'), meaning: 'How many assets the pool has.' },
  ],
}
