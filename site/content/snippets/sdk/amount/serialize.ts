import { Amount, serializedAmountSchema } from 'sushi'
import { EvmToken, serializedEvmTokenSchema, USDC } from 'sushi/evm'

const text = JSON.stringify(Amount.fromHuman(USDC[1], '1'))
console.log(text)

const schema = serializedAmountSchema(serializedEvmTokenSchema())
const { currency, amount } = schema.parse(JSON.parse(text))
const restored = new Amount(EvmToken.fromJSON(currency), amount)
console.log(restored.toString(), restored.currency.symbol)
