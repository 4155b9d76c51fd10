import { Amount } from 'sushi'
import { USDC, USDT } from 'sushi/evm'

const usdc = Amount.fromHuman(USDC[1], '1')
const usdt = Amount.fromHuman(USDT[1], '1')

// Base units are compared and added, whatever the currencies are.
console.log(usdc.eq(usdt), usdc.add(usdt).currency.symbol)
// Base units times base units.
console.log(usdc.mul(usdc).amount)
