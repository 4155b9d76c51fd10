import { Fraction } from 'sushi'

const third = new Fraction({ numerator: 1, denominator: 3 })
const twoThirds = new Fraction({ numerator: 2, denominator: 3 })
const minusHalf = new Fraction({ numerator: 1, denominator: -2 })

// Rounded, where an amount would be cut off.
console.log(twoThirds.toString({ maxFixed: 2 }))
// Not a third beyond the sixteenth decimal.
console.log(third.toString({ fixed: 20 }))
// Minus one half is less than one half, but the denominator is negative.
console.log(minusHalf.lt(new Fraction({ numerator: 1, denominator: 2 })))
