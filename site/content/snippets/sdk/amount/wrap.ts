import { Amount } from 'sushi'
import { EvmNative } from 'sushi/evm'

const ether = Amount.fromHuman(EvmNative.fromChainId(1), '1')
const wrapped = ether.wrap()

console.log(ether.currency.id, wrapped.currency.id)
console.log(wrapped.currency.symbol, wrapped.amount === ether.amount)
