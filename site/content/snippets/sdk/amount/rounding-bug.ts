import { Amount } from 'sushi'
import { USDC } from 'sushi/evm'

for (const human of ['1.995', '9.999']) {
  console.log(Amount.fromHuman(USDC[1], human).toString({ fixed: 2 }))
}
