import { USDC, USDT, WETH9 } from 'sushi/evm'

console.log(USDC[1].sortsBefore(USDT[1]), USDT[1].sortsBefore(USDC[1]))
for (const other of [USDC[1], WETH9[8453]]) {
  try {
    USDC[1].sortsBefore(other)
  } catch (error) {
    if (error instanceof Error) console.log(error.message)
  }
}
