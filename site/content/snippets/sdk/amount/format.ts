import { Amount } from 'sushi'
import { USDC } from 'sushi/evm'

const amount = Amount.fromHuman(USDC[1], '1234.567891')

console.log(amount.toString())
console.log(amount.toString({ fixed: 2 }), amount.toString({ maxFixed: 2 }))
console.log(amount.toSignificant(), amount.toString({ significant: 3 }))
console.log(Amount.fromHuman(USDC[1], '1').toString({ fixed: 2 }))
