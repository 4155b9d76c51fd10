import { Amount } from 'sushi'
import { USDC } from 'sushi/evm'

const usdc = (human: string) => Amount.fromHuman(USDC[1], human)
const print = (text: string) => console.log(JSON.stringify(text))

print(usdc('1.995').toString({ fixed: 2 }))
print(usdc('9.999').toString({ fixed: 2 }))
print(usdc('9.99999').toSignificant())
print(usdc('99999.5').toSignificant())
print(usdc('19.996').toString({ significant: 3 }))
print(usdc('1234567.5').toSignificant(3)) // not wrong, but seven digits
