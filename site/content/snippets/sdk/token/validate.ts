import { EvmToken, serializedEvmTokenSchema, USDC } from 'sushi/evm'

const given = USDC[1].toJSON()
const schema = serializedEvmTokenSchema()

// The constructor takes any text for an address.
console.log(new EvmToken({ ...given, address: '0xNOPE' }).id)

for (const wrong of [
  { address: '0x12' },
  { chainId: 999999 },
  { type: 'native' },
  { decimals: -1 },
]) {
  const result = schema.safeParse({ ...given, ...wrong })
  const issue = result.error?.issues[0]
  console.log(issue?.path.join('.'), issue?.code)
}
