import { Amount } from 'sushi'
import { USDC } from 'sushi/evm'

const attempts = [
  () => new Amount(USDC[1], 1.5),
  () => new Amount(USDC[1], '1.5'),
  () => Amount.fromHuman(USDC[1], 'many'),
  () => Amount.fromHuman(USDC[1], 0.0000001),
  () => Amount.fromHuman(USDC[1], '1').div(0),
]
for (const attempt of attempts) {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Error) console.log(`${error.name}: ${error.message.split('\n')[0]}`)
  }
}
