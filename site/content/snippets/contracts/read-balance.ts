import { erc20Abi_balanceOf, SUSHI } from 'sushi/evm'
import { createPublicClient, formatUnits, getAddress, http } from 'viem'
import { mainnet } from 'viem/chains'

const client = createPublicClient({ chain: mainnet, transport: http() })

/** How much SUSHI an account holds on Ethereum, in whole SUSHI. */
export async function readBalance(): Promise<string> {
  const sushi = SUSHI[mainnet.id]
  const balance = await client.readContract({
    address: sushi.address,
    abi: erc20Abi_balanceOf,
    functionName: 'balanceOf',
    // Put an account here: this throws until you do.
    args: [getAddress('YOUR_ADDRESS')],
  })
  return formatUnits(balance, sushi.decimals)
}
