import * as evm from 'sushi/evm'

const fragments = Object.keys(evm).filter(name => /Abi_/.test(name))
for (const contract of ['erc20Abi', 'xsushiAbi']) {
  const functions = fragments.filter(name => name.startsWith(`${contract}_`))
  console.log(functions.join(' '))
}
