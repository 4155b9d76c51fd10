import { EvmChainId, EvmNative } from 'sushi/evm'

for (const chainId of [EvmChainId.ETHEREUM, EvmChainId.POLYGON, EvmChainId.BSC]) {
  const native = EvmNative.fromChainId(chainId)
  console.log(native.id, native.symbol, native.name, native.decimals)
}
