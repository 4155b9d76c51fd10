import { isSwapApiSupportedChainId } from 'sushi/evm'

for (const chainId of [1, 42161, 999999]) {
  console.log(chainId, isSwapApiSupportedChainId(chainId))
}
