import * as sushi from 'sushi'
import * as evm from 'sushi/evm'

for (const name of ['Amount', 'ChainId', 'EvmToken', 'getSwap', 'USDC']) {
  console.log(name, name in sushi ? 'sushi' : '-', name in evm ? 'sushi/evm' : '-')
}

for (const entry of ['sushi/mvm', 'sushi/tvm', 'sushi/kvm', 'sushi/generic']) {
  try {
    await import(entry)
    console.log(entry, 'loads')
  } catch (error) {
    if (error instanceof Error && 'code' in error) console.log(entry, error.code)
  }
}
