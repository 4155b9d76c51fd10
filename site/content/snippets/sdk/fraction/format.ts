import { Fraction } from 'sushi'

const sevenHalves = new Fraction({ numerator: 7, denominator: 2 })
const twoThirds = new Fraction({ numerator: 2, denominator: 3 })

console.log(sevenHalves.toString({ fixed: 2 }), twoThirds.toString({ fixed: 2 }))
console.log(sevenHalves.toString({ maxFixed: 4 }), twoThirds.toString({ maxFixed: 4 }))
console.log(twoThirds.toSignificant(3))
console.log(sevenHalves.quotient, sevenHalves.remainder)
