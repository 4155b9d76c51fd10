import { EvmChainId, getEvmChainById, getQuote, nativeAddress, SUSHI } from 'sushi/evm'
import { type Address, createPublicClient, http } from 'viem'

const chainId = EvmChainId.ETHEREUM

const client = createPublicClient({
  chain: getEvmChainById(chainId).viemChain,
  transport: http(),
}).extend(() => ({
  quote: (tokenIn: Address, tokenOut: Address, amount: bigint) =>
    getQuote({ chainId, tokenIn, tokenOut, amount, maxSlippage: 0.005 }),
}))

const quote = await client.quote(nativeAddress, SUSHI[1].address, 500000000000000000n)
console.log(quote.status)
