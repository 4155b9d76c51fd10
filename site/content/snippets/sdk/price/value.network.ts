import { Amount } from 'sushi'
import { getPrice, SUSHI } from 'sushi/evm'

const balance = Amount.fromHuman(SUSHI[1], '250')
const price: unknown = await getPrice(1, SUSHI[1].address)
if (typeof price !== 'number') throw new Error('No price for this token')

console.log(`${Number(balance.toString()) * price} USD`)
