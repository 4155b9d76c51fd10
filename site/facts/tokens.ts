import type { Source } from 'docs-engine/config'
import { SUSHI, XSUSHI } from 'sushi/evm'
import { ETHEREUM, sushi, xsushi } from './contracts/deployments.ts'
import { addressOn } from './contracts/package-table.ts'
import type { NetworkKey } from './networks.ts'

/** A token contract on one network, as printed in pages. */
export interface TokenContract {
  /** Ticker as holders write it. */
  readonly symbol: string
  /** Name the token contract reports. */
  readonly name: string
  readonly chain: NetworkKey
  /** Contract address, in checksummed case (EIP-55). */
  readonly address: `0x${string}`
  /** Digits after the decimal point: one token is 10 to this power base units. */
  readonly decimals: number
  /** Where the address was read. */
  readonly source: Source
}

/** The governance token and its staked form on Ethereum, from the published package. */
export const tokens = {
  sushiEthereum: {
    symbol: 'SUSHI',
    name: SUSHI[ETHEREUM].name,
    chain: 'ethereum',
    address: addressOn(sushi, ETHEREUM),
    decimals: SUSHI[ETHEREUM].decimals,
    source: {
      title: 'Addresses of SUSHI in the SDK',
      url: 'https://github.com/sushi-labs/sushi/blob/1cbc940dad9a19822063be459defdf83f7334916/src/evm/config/tokens/tokens/SUSHI.ts',
      checked: '2026-11',
    },
  },
  xsushiEthereum: {
    symbol: 'xSUSHI',
    name: XSUSHI[ETHEREUM].name,
    chain: 'ethereum',
    address: addressOn(xsushi, ETHEREUM),
    decimals: XSUSHI[ETHEREUM].decimals,
    source: {
      title: 'Addresses of xSUSHI in the SDK',
      url: 'https://github.com/sushi-labs/sushi/blob/1cf0bac84811ec09af2348a53114b8cab8eb63bf/src/evm/config/tokens/tokens/XSUSHI.ts',
      checked: '2026-11',
    },
  },
} as const satisfies Record<string, TokenContract>
