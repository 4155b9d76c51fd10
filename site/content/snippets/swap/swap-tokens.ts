import {
  SUSHISWAP_V2_ROUTER_ADDRESS,
  sushiSwapV2RouterAbi_getAmountsOut,
  sushiSwapV2RouterAbi_swapExactTokensForTokens,
} from 'sushi/evm'
import type { Account, Address, Chain, PublicClient, Transport, WalletClient } from 'viem'
import type { mainnet } from 'viem/chains'
import { approve } from './approve.ts'

const MINUTES_TO_LIVE = 10n

/**
 * Sells an exact amount of a token along a path of pairs. Approves the router for this amount alone.
 * @param minimumOut the least output that the user saw and agreed to, in base units
 * @throws Error when the pools would return less: nothing is sold then
 */
export async function swapTokens(
  client: PublicClient<Transport, Chain>,
  wallet: WalletClient<Transport, typeof mainnet, Account>,
  path: readonly [Address, ...Address[]],
  amountIn: bigint,
  minimumOut: bigint,
) {
  if (minimumOut <= 0n) throw new RangeError('The floor has to be above 0')
  const router = SUSHISWAP_V2_ROUTER_ADDRESS[wallet.chain.id]
  await approve(client, wallet, { token: path[0], spender: router, amount: amountIn })

  // After the wait for the approval: the price may have moved meanwhile.
  const amounts = await client.readContract({
    address: router,
    abi: sushiSwapV2RouterAbi_getAmountsOut,
    functionName: 'getAmountsOut',
    args: [amountIn, path],
  })
  const expected = amounts.at(-1) ?? 0n
  if (expected < minimumOut) throw new Error('The price moved: ask again')
  // At most 0.5% less than expected now, and never less than agreed.
  const computed = (expected * 995n) / 1000n
  const amountOutMin = computed > minimumOut ? computed : minimumOut

  const deadline = BigInt(Math.floor(Date.now() / 1000)) + MINUTES_TO_LIVE * 60n
  const { request } = await client.simulateContract({
    account: wallet.account,
    address: router,
    abi: sushiSwapV2RouterAbi_swapExactTokensForTokens,
    functionName: 'swapExactTokensForTokens',
    args: [amountIn, amountOutMin, path, wallet.account.address, deadline],
  })
  return wallet.writeContract(request)
}
