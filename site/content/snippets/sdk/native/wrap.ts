import { EvmChainId, EvmNative, unwrapEvmToken, WETH9 } from 'sushi/evm'

const pol = EvmNative.fromChainId(EvmChainId.POLYGON)
console.log(pol.wrap().symbol, pol.wrap().type)
console.log(unwrapEvmToken(WETH9[1]).id)
