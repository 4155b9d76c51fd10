import { EvmToken, SUSHI } from 'sushi/evm'

const bridged = new EvmToken({
  ...SUSHI[1].toJSON(),
  metadata: { origin: 'bridge' },
  origin: 'native-bridge',
})

console.log(bridged.origin, bridged.metadata.origin)
// The property is not serialized, metadata is.
console.log('origin' in bridged.toJSON(), bridged.toJSON().metadata)
console.log(bridged.isSame(SUSHI[1]))
