import { erc20Abi_balanceOf, SUSHI, XSUSHI, xsushiAbi_totalSupply } from 'sushi/evm'
import { type Chain, formatUnits, type PublicClient, type Transport } from 'viem'
import { mainnet } from 'viem/chains'

/** SUSHI behind one xSUSHI, with both amounts that it is made of, in whole tokens. */
export async function readBar(client: PublicClient<Transport, Chain>) {
  if (client.chain.id !== mainnet.id) throw new Error('The bar is on Ethereum')
  const { address: bar, decimals } = XSUSHI[mainnet.id]
  // Both in one block: between two blocks somebody may enter or leave.
  const blockNumber = await client.getBlockNumber()
  const [held, supply] = await Promise.all([
    client.readContract({
      address: SUSHI[mainnet.id].address,
      abi: erc20Abi_balanceOf,
      functionName: 'balanceOf',
      args: [bar],
      blockNumber,
    }),
    client.readContract({
      address: bar,
      abi: xsushiAbi_totalSupply,
      functionName: 'totalSupply',
      blockNumber,
    }),
  ])
  if (supply === 0n) throw new Error('No xSUSHI exists')
  return {
    sushiHeld: formatUnits(held, decimals),
    xsushiSupply: formatUnits(supply, decimals),
    ratio: formatUnits((held * 10n ** BigInt(decimals)) / supply, decimals),
  }
}
