import { EvmNative, isEvmChainId } from 'sushi/evm'

function nativeOf(chainId: number): EvmNative | undefined {
  return isEvmChainId(chainId) ? EvmNative.fromChainId(chainId) : undefined
}

console.log(nativeOf(42161)?.symbol, nativeOf(999999))
