import { Amount } from 'sushi'
import { USDC } from 'sushi/evm'

for (const input of ['2.5', '1,000', '1e3', '', '0.0000005']) {
  const amount = Amount.tryFromHuman(USDC[1], input)
  console.log(JSON.stringify(input), amount ? amount.amount : 'not a number')
}
