import { DEFAULT_SLIPPAGE, isEvmAddress, SUSHI } from 'sushi/evm'

console.log(typeof DEFAULT_SLIPPAGE, DEFAULT_SLIPPAGE)

const digits = SUSHI[1].address.slice(2)
for (const text of [digits.toUpperCase(), digits.slice(1), 'many']) {
  console.log(isEvmAddress(`0x${text}`))
}
