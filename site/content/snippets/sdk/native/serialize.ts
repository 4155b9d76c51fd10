import { EvmNative } from 'sushi/evm'

const json = EvmNative.fromChainId(1).toJSON()
console.log(JSON.stringify(json))
console.log(EvmNative.fromJSON(json).id)
