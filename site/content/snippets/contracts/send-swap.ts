import type { SwapApiSupportedChainId } from 'sushi/evm'
import { getSwap, RED_SNWAPPER_ADDRESS } from 'sushi/evm'
import {
  type Account,
  type Address,
  type Chain,
  decodeFunctionData,
  isAddressEqual,
  parseAbi,
  type Transport,
  type WalletClient,
} from 'viem'

// The package has no ABI of RedSnwapper.
const abi = parseAbi([
  'function snwap(address tokenIn, uint256 amountIn, address recipient, address tokenOut, uint256 amountOutMin, address executor, bytes executorData) payable returns (uint256 amountOut)',
])

interface Trade {
  chainId: SwapApiSupportedChainId
  tokenIn: Address
  tokenOut: Address
  /** Base units of tokenIn. */
  amount: bigint
  /** The least output its owner agreed to, in base units of tokenOut. */
  minimumOut: bigint
}

/** Requests a swap, checks the call to RedSnwapper in it and sends it. */
export async function sendSwap(
  wallet: WalletClient<Transport, Chain, Account>,
  { chainId, tokenIn, tokenOut, amount, minimumOut }: Trade,
) {
  if (wallet.chain.id !== chainId) throw new Error('The wallet is on another network')
  const recipient = wallet.account.address
  const swap = await getSwap({
    chainId,
    tokenIn,
    tokenOut,
    amount,
    sender: recipient,
    maxSlippage: 0.005, // 0.5%
  })
  if (swap.status !== 'Success') throw new Error(`No swap to send: ${swap.status}`)

  const { to, data, value } = swap.tx
  const { args } = decodeFunctionData({ abi, data })
  const isAsAgreed =
    isAddressEqual(to, RED_SNWAPPER_ADDRESS[chainId]) &&
    isAddressEqual(args[0], tokenIn) &&
    args[1] === amount &&
    isAddressEqual(args[2], recipient) &&
    isAddressEqual(args[3], tokenOut) &&
    args[4] >= minimumOut
  if (!isAsAgreed) throw new Error('Do not send: the call differs from the trade')

  return wallet.sendTransaction({ to, data, value: BigInt(value ?? 0) })
}
