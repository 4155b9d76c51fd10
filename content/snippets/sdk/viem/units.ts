import { DEFAULT_SLIPPAGE, isEvmAddress, SUSHI } from 'sushi/evm'

console.log(typeof DEFAULT_SLIPPAGE, DEFAULT_SLIPPAGE)

const digits = SUSHI[1].address.slice(2)
console.log(isEvmAddress(`0x${digits.toUpperCase()}`), isEvmAddress(`0x${digits.slice(1)}`))
