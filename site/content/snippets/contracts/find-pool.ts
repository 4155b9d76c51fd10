import {
  SUSHISWAP_V3_FACTORY_ADDRESS,
  SushiSwapV3FeeAmount,
  sushiSwapV3FactoryAbi_getPool,
  sushiSwapV3PoolAbi_slot0,
  USDC,
  WNATIVE,
} from 'sushi/evm'
import { createPublicClient, http, zeroAddress } from 'viem'
import { mainnet } from 'viem/chains'

const client = createPublicClient({ chain: mainnet, transport: http() })

/** Finds the USDC and wrapped ETH pool of the 0.05% tier and reads its price and tick. */
export async function findPool() {
  const address = await client.readContract({
    address: SUSHISWAP_V3_FACTORY_ADDRESS[mainnet.id],
    abi: sushiSwapV3FactoryAbi_getPool,
    functionName: 'getPool',
    args: [USDC[mainnet.id].address, WNATIVE[mainnet.id].address, SushiSwapV3FeeAmount.LOW],
  })
  if (address === zeroAddress) throw new Error('There is no such pool')
  const [sqrtPriceX96, tick] = await client.readContract({
    address,
    abi: sushiSwapV3PoolAbi_slot0,
    functionName: 'slot0',
  })
  return { address, sqrtPriceX96, tick }
}
