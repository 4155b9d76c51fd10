import { EvmNative, EvmToken, USDC, WETH9 } from 'sushi/evm'

const renamed = new EvmToken({ ...USDC[1].toJSON(), symbol: 'usd', name: 'Dollars' })
const otherDecimals = new EvmToken({ ...USDC[1].toJSON(), decimals: 18 })

console.log(USDC[1].isSame(renamed), USDC[1].isSame(otherDecimals))
console.log(USDC[1].isSame(USDC[8453]))

const ether = EvmNative.fromChainId(1)
console.log(WETH9[1].isSame(ether), WETH9[1].isSame(ether.wrap()))
