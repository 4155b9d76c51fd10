import { Fraction } from 'sushi'

const attempts = [
  () => new Fraction(1.5),
  () => new Fraction({ numerator: 0 }).invert(),
  () => new Fraction({ numerator: 1, denominator: 0 }).quotient,
]
for (const attempt of attempts) {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Error) console.log(`${error.name}: ${error.message}`)
  }
}
console.log(new Fraction({ numerator: 1, denominator: 0 }).toNumber())
