import { nativeAddress, SUSHI } from 'sushi/evm'
import { formatEther, formatUnits, getAddress, parseEther } from 'viem'
import { offerTrade } from './offer-trade.ts'
import { requestSwap } from './request-swap.ts'

const AMOUNT = parseEther('0.5') // ETH

const { ACCOUNT = '', SUSHI_API_KEY } = process.env
if (!SUSHI_API_KEY) throw new Error('Set SUSHI_API_KEY in .env')

const sushi = SUSHI[1]
const inSushi = (amount: bigint) => `${formatUnits(amount, sushi.decimals)} SUSHI`

const trade = await offerTrade({
  chainId: 1, // Ethereum
  tokenIn: nativeAddress,
  tokenOut: sushi.address,
  amount: AMOUNT,
  account: getAddress(ACCOUNT), // throws until .env names your account
})
console.log(`agreed: ${formatEther(trade.amount)} ETH for ${inSushi(trade.minimumOut)} or more`)

const { to, value, amountOutMin } = await requestSwap(trade, SUSHI_API_KEY)
console.log(
  `checked: ${to} takes ${formatEther(value)} ETH and returns ${inSushi(amountOutMin)} or more`,
)
console.log('nothing was sent')
