import { EvmNative, isEvmChainId } from 'sushi/evm'

// The compiler does not know what JSON holds.
const chainId = JSON.parse('999999')
try {
  EvmNative.fromChainId(chainId)
} catch (error) {
  if (error instanceof Error) console.log(`${error.name}: ${error.message}`)
}

function nativeOf(id: number): EvmNative | undefined {
  return isEvmChainId(id) ? EvmNative.fromChainId(id) : undefined
}
console.log(nativeOf(chainId), nativeOf(42161)?.symbol)
