import { Fraction } from 'sushi'

const twoQuarters = new Fraction({ numerator: 2, denominator: 4 })
const half = new Fraction({ numerator: 1, denominator: 2 })

console.log(twoQuarters.eq(half), half.lt(1), half.neq(0))
// The fields stay as they were given: nothing is reduced.
console.log(twoQuarters.numerator, twoQuarters.denominator)
