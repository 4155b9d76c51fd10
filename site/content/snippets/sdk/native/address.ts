import { EvmNative, getEvmCurrencyAddress, nativeAddress, USDC } from 'sushi/evm'

const ether = EvmNative.fromChainId(1)

console.log(nativeAddress)
console.log(getEvmCurrencyAddress(ether) === nativeAddress.toLowerCase())
console.log(getEvmCurrencyAddress(USDC[1]) === USDC[1].address)
