import { getChainIdAddressFromId, getIdFromChainIdAddress } from 'sushi'
import { EvmNative, nativeAddress } from 'sushi/evm'

// The placeholder makes an id of its own, unless it is translated.
console.log(getIdFromChainIdAddress(1, nativeAddress))
console.log(getIdFromChainIdAddress(1, nativeAddress, { translateNative: true }))
console.log(getChainIdAddressFromId(EvmNative.fromChainId(1).id))
