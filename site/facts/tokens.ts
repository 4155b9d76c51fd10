import type { Source } from 'docs-engine/config'
import { SUSHI, XSUSHI } from 'sushi/evm'
import type { DeploymentTable } from './contracts/deployment.ts'
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

/** A token of the published package on Ethereum. */
function onEthereum<Symbol extends string>(
  symbol: Symbol,
  { name, decimals }: { name: string; decimals: number },
  table: DeploymentTable,
  commit: string,
) {
  return {
    symbol,
    name,
    chain: 'ethereum',
    address: addressOn(table, ETHEREUM),
    decimals,
    source: {
      title: `Addresses of ${symbol} in the SDK`,
      url: `https://github.com/sushi-labs/sushi/blob/${commit}/src/evm/config/tokens/tokens/${symbol.toUpperCase()}.ts`,
      checked: '2026-11',
    },
  } as const satisfies TokenContract
}

/** The governance token and its staked form on Ethereum, from the published package. */
export const tokens = {
  sushiEthereum: onEthereum(
    'SUSHI',
    SUSHI[ETHEREUM],
    sushi,
    '1cbc940dad9a19822063be459defdf83f7334916',
  ),
  xsushiEthereum: onEthereum(
    'xSUSHI',
    XSUSHI[ETHEREUM],
    xsushi,
    '1cf0bac84811ec09af2348a53114b8cab8eb63bf',
  ),
}
