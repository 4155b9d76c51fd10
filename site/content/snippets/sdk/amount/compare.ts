import { Amount } from 'sushi'
import { USDC } from 'sushi/evm'

const balance = Amount.fromHuman(USDC[1], '2.5')
const price = Amount.fromHuman(USDC[1], '7.5')

console.log(balance.gte(price), balance.lt(price), balance.eq('2500000'))
