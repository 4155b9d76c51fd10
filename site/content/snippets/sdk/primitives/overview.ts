import { Amount, Fraction } from 'sushi'
import { EvmNative, USDC } from 'sushi/evm'

const ether = EvmNative.fromChainId(1)
const half = new Fraction({ numerator: 1, denominator: 2 })
const balance = Amount.fromHuman(ether, '3')

console.log(balance.mul(half).toString(), balance.currency.symbol)
console.log(ether.id, USDC[1].id)
