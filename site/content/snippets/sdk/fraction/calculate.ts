import { Fraction } from 'sushi'

const half = new Fraction({ numerator: 1, denominator: 2 })
const third = new Fraction({ numerator: 1, denominator: 3 })

console.log(JSON.stringify(half.add(third)), JSON.stringify(half.sub(third)))
console.log(JSON.stringify(half.mul(3)), JSON.stringify(half.div('2')))
console.log(JSON.stringify(half.invert()))
