import * as evm from 'sushi/evm'

for (const name of ['publicActions', 'walletActions', 'getQuote']) {
  console.log(name, name in evm)
}
