import { getSwap, isEvmAddress, nativeAddress, SUSHI } from 'sushi/evm'

const YOUR_ADDRESS = '0xYOUR_ADDRESS'
if (!isEvmAddress(YOUR_ADDRESS)) throw new Error('Replace YOUR_ADDRESS with your account')

const apiKey = process.env.SUSHI_API_KEY
if (!apiKey) throw new Error('Set SUSHI_API_KEY to your API key')

const swap = await getSwap({
  chainId: 1,
  tokenIn: nativeAddress,
  tokenOut: SUSHI[1].address,
  amount: 500000000000000000n, // 0.5 ETH
  maxSlippage: 0.005, // 0.5%
  sender: YOUR_ADDRESS,
  simulate: true,
  apiKey,
})

switch (swap.status) {
  case 'Success':
    console.log(`call ${swap.tx.to} with ${swap.tx.value} wei, about ${swap.tx.gas} gas`)
    break
  case 'Partial':
    console.log('Only a part can be swapped: ask for less')
    break
  case 'NoWay':
    console.log('There is no route between these tokens')
}
