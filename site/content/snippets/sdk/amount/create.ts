import { Amount } from 'sushi'
import { USDC } from 'sushi/evm'

const fromBaseUnits = new Amount(USDC[1], 1500000n)
const fromHuman = Amount.fromHuman(USDC[1], '1.5')

console.log(fromBaseUnits.amount, fromHuman.amount)
console.log(fromBaseUnits.eq(fromHuman))
console.log(fromHuman.currency.symbol, fromHuman.currency.decimals)
