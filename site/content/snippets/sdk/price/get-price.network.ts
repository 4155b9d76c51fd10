import { getPrice, SUSHI } from 'sushi/evm'

const price: unknown = await getPrice(1, SUSHI[1].address)
if (typeof price !== 'number') throw new Error(`No price: ${JSON.stringify(price)}`)

console.log(`1 SUSHI is ${price} USD`)
