import { Fraction } from 'sushi'

const text = JSON.stringify(new Fraction({ numerator: 7, denominator: 2 }))
console.log(text)

const { n, d }: { n: string; d: string } = JSON.parse(text)
const restored = new Fraction({ numerator: n, denominator: d })
console.log(restored.numerator, restored.denominator)
