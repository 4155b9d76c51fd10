import { Fraction } from 'sushi'

const half = new Fraction({ numerator: 1, denominator: 2 })
const overZero = new Fraction({ numerator: 1, denominator: 0 })

const attempts = [
  () => new Fraction(1.5),
  () => new Fraction(-1),
  () => new Fraction({ numerator: 0 }).invert(),
  () => `${half}`,
  () => overZero.quotient,
]
for (const attempt of attempts) {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Error) console.log(`${error.name}: ${error.message}`)
  }
}
console.log(overZero.toNumber())
