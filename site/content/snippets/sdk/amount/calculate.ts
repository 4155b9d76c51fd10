import { Amount, Fraction } from 'sushi'
import { USDC } from 'sushi/evm'

const one = Amount.fromHuman(USDC[1], '1')
const half = Amount.fromHuman(USDC[1], '0.5')
const twoThirds = new Fraction({ numerator: 2, denominator: 3 })

console.log(one.add(half).toString(), one.sub(half).toString())
console.log(one.addHuman('0.25').toString(), one.mulHuman('2.5').toString())
console.log(one.mul(twoThirds).amount, one.div(3).amount, one.div('2.5').amount)
console.log(one.divToFraction(half).toString({ fixed: 2 }))
