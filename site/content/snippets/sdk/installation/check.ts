import { Amount, ChainId } from 'sushi'
import { isSwapApiSupportedChainId, USDC } from 'sushi/evm'

console.log(ChainId.ETHEREUM, isSwapApiSupportedChainId(ChainId.ETHEREUM))
console.log(new Amount(USDC[1], 1000000n).toString(), USDC[1].symbol)
