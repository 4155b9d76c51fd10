import { erc20Abi_approve, RED_SNWAPPER_ADDRESS } from 'sushi/evm'
import { encodeFunctionData } from 'viem'

const data = encodeFunctionData({
  abi: erc20Abi_approve,
  functionName: 'approve',
  args: [RED_SNWAPPER_ADDRESS[1], 1000000n],
})

console.log(data.slice(0, 10), (data.length - 2) / 2, 'bytes')
