import * as evm from 'sushi/evm'

for (const name of ['publicActions', 'walletActions', 'getEvmChainById', 'erc20Abi_approve']) {
  console.log(name, name in evm)
}
