import { Fraction } from 'sushi'

const half = new Fraction({ numerator: 1, denominator: 2 })
const quarters = new Fraction({ numerator: '10', denominator: '4' })
const seven = new Fraction({ numerator: 7n })

console.log(half.toNumber(), quarters.toNumber(), seven.toNumber())
console.log(quarters.numerator, quarters.denominator)
