import { Amount, type Currency } from 'sushi'
import { USDC, USDT } from 'sushi/evm'

function isEnough(balance: Amount<Currency>, price: Amount<Currency>): boolean {
  if (!balance.currency.isSame(price.currency)) throw new TypeError('Two currencies')
  return balance.gte(price)
}

const usdc = Amount.fromHuman(USDC[1], '1')
console.log(isEnough(usdc, usdc))
try {
  isEnough(Amount.fromHuman(USDT[1], '1'), usdc)
} catch (error) {
  if (error instanceof Error) console.log(error.message)
}
