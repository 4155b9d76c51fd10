import { EvmChainId, EvmNative } from 'sushi/evm'

const ether = EvmNative.fromChainId(EvmChainId.ETHEREUM)
const onArbitrum = EvmNative.fromChainId(EvmChainId.ARBITRUM)

console.log(ether.isSame(EvmNative.fromChainId(EvmChainId.ETHEREUM)))
console.log(ether.isSame(onArbitrum), ether.isSame(ether.wrap()))
