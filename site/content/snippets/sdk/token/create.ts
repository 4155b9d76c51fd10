import { EvmChainId, EvmToken, SUSHI } from 'sushi/evm'

const sushi = new EvmToken({
  chainId: EvmChainId.ETHEREUM,
  address: SUSHI[1].address,
  symbol: 'SUSHI',
  name: 'SushiToken',
  decimals: 18,
})

console.log(sushi.id)
console.log(sushi.type, sushi.isToken, sushi.isNative)
