import { getSwap, isEvmAddress, nativeAddress, SUSHI } from 'sushi/evm'

const YOUR_ADDRESS = '0xYOUR_ADDRESS'
if (!isEvmAddress(YOUR_ADDRESS)) throw new Error('Replace YOUR_ADDRESS with your account')

const swap = await getSwap({
  chainId: 1,
  tokenIn: nativeAddress,
  tokenOut: SUSHI[1].address,
  amount: 500_000_000_000_000_000n,
  sender: YOUR_ADDRESS,
  maxSlippage: 0.005,
})

if (swap.status !== 'Success') console.log(`Nothing to send: ${swap.status}`)
else console.log(swap.tx.gas) // The type says string.
