import {
  SUSHISWAP_V2_ROUTER_ADDRESS,
  sushiSwapV2RouterAbi_getAmountsOut,
  USDC,
  WNATIVE,
} from 'sushi/evm'
import { createPublicClient, formatUnits, http, parseEther } from 'viem'
import { mainnet } from 'viem/chains'

const client = createPublicClient({ chain: mainnet, transport: http() })

/** What one wrapped ETH would return in USDC now, in whole USDC. */
export async function readAmountsOut(): Promise<string> {
  const amounts = await client.readContract({
    address: SUSHISWAP_V2_ROUTER_ADDRESS[mainnet.id],
    abi: sushiSwapV2RouterAbi_getAmountsOut,
    functionName: 'getAmountsOut',
    args: [parseEther('1'), [WNATIVE[mainnet.id].address, USDC[mainnet.id].address]],
  })
  return formatUnits(amounts.at(-1) ?? 0n, USDC[mainnet.id].decimals)
}
