import { Amount } from 'sushi'
import { USDC } from 'sushi/evm'

const one = Amount.fromHuman(USDC[1], '1')

// No lower limit: this is less than nothing.
console.log(one.subHuman('1.5').toString())
// An empty text counts as zero here, and as no number in tryFromHuman.
console.log(new Amount(USDC[1], '').amount, Amount.tryFromHuman(USDC[1], ''))
// Division by zero has no effect until the fraction is used.
const ratio = one.divToFraction(0n)
console.log(ratio.denominator, ratio.toNumber())
