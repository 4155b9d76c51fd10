import { EvmNative } from 'sushi/evm'

const ether = new EvmNative({
  ...EvmNative.fromChainId(1).toJSON(),
  metadata: { coingeckoId: 'ethereum' },
})
const wrapped = ether.wrap()

console.log(wrapped.symbol, wrapped.metadata)
// A copy: changing one leaves the other.
console.log(wrapped.metadata === ether.metadata)
