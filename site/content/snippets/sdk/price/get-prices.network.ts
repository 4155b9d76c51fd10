import { getPrices, WETH9 } from 'sushi/evm'

const prices = await getPrices(1)
// Keys are in lower case.
const price: unknown = prices[WETH9[1].address]
if (typeof price !== 'number') throw new Error('No price for this token')

console.log(`1 WETH is ${price} USD`)
