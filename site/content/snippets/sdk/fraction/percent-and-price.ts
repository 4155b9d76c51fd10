import { Amount, Percent, Price } from 'sushi'
import { EvmNative, USDC } from 'sushi/evm'

const slippage = new Percent({ numerator: 5, denominator: 1000 })
console.log(slippage.toString({ fixed: 2 }), slippage.toPercentString())

const ether = EvmNative.fromChainId(1)
const price = new Price({
  baseAmount: Amount.fromHuman(ether, '1'),
  quoteAmount: Amount.fromHuman(USDC[1], '2000'),
})
console.log(price.toString({ fixed: 2 }))
console.log(price.getQuote(Amount.fromHuman(ether, '0.5')).toString())
