import * as evm from 'sushi/evm'

for (const name of Object.keys(evm)) {
  if (name.startsWith('erc20Abi_')) console.log(name)
}
