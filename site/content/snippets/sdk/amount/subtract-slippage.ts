import { Amount, subtractSlippage } from 'sushi'
import { SUSHI } from 'sushi/evm'

const expected = Amount.fromHuman(SUSHI[1], '1375.2')

console.log(subtractSlippage(expected, 0.005).toString())
try {
  subtractSlippage(expected, 5)
} catch (error) {
  if (error instanceof Error) console.log(error.message)
}
