import { EvmNative, WNATIVE, WNATIVE_ADDRESS } from 'sushi/evm'
import { zeroAddress } from 'viem'
import { type Address, packageAddress } from './contracts/address.ts'
import { addedNetworks } from './contracts/differences-6.2.12.ts'

/** The coin that a network's gas is paid in, and its form as a token. */
export interface Coins {
  readonly native: { readonly symbol: string; readonly name: string }
  readonly wrapped: {
    readonly symbol: string
    /** Contract, or undefined where no address is published. */
    readonly address: Address | undefined
  }
}

const published: Readonly<Record<number, { symbol: string }>> = WNATIVE
const addresses: Readonly<Record<number, string>> = WNATIVE_ADDRESS

/**
 * The coins of a network.
 * Source: `EvmNative` and `WNATIVE` of https://www.npmjs.com/package/sushi, version 6.2.9, and what came later. The
 * package has the zero address where there is no wrapped coin to call.
 * @throws RangeError when neither knows the network
 */
export function coinsOf(chainId: number): Coins {
  const added = addedNetworks.find(network => network.chainId === chainId)
  if (added) {
    return { native: added.native, wrapped: { symbol: added.wrappedSymbol, address: undefined } }
  }
  const wrapped = published[chainId]
  const address = addresses[chainId]
  if (!wrapped || !address) throw new RangeError(`there are no coins of chain ${chainId}`)
  const { symbol, name } = EvmNative.fromChainId(chainId as keyof typeof WNATIVE)
  return {
    native: { symbol, name },
    wrapped: {
      symbol: wrapped.symbol,
      address:
        address === zeroAddress
          ? undefined
          : packageAddress(address, `WNATIVE_ADDRESS, chain ${chainId}`),
    },
  }
}
