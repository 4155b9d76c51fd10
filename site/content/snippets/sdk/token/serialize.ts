import { EvmToken, USDC } from 'sushi/evm'

const json = USDC[1].toJSON()
console.log(JSON.stringify(json))
console.log(EvmToken.fromJSON(json).isSame(USDC[1]))
