import { sha256, stringToBytes } from 'viem'
import { DOCS_URL, DOCUMENTED_VERSION } from '../docs-version.ts'
import { gatherAddresses, type PublishedAddress } from './published-addresses.ts'

// The content of the file is computed from the tables of contracts.

/** Said in place of what no node was asked for. */
export const NOT_READ = 'not read'

/** Says of the whole file what a reader has to know first. */
const ABOUT =
  'Addresses of contracts that this documentation names. `codeHash` is the `keccak256` of the code that runs at an address, not an init code hash; `implementation` is the contract whose code a proxy runs. "not read" means that no node was asked. Being listed does not say that a contract works today.'

/** The row of an address, every field in the same order. */
function rowOf({ source, reading, ...address }: PublishedAddress) {
  const read = reading && {
    codeHash: reading.codeHash,
    implementation: reading.implementation ?? 'none',
    block: reading.block,
    codeSource: reading.source.url,
    codeDate: reading.source.checked,
  }
  return {
    network: address.network,
    chainId: address.chainId,
    contract: address.contract,
    ...(address.role !== undefined && { role: address.role }),
    address: address.address,
    source: source.url,
    date: source.checked,
    ...(read ?? { codeHash: NOT_READ, implementation: NOT_READ, block: NOT_READ }),
  }
}

/**
 * The text of the file of addresses: JSON with a line for each address, so that a comparison of two versions shows
 * single rows.
 * @param addresses sorted
 */
export function addressFileText(
  addresses: readonly PublishedAddress[] = gatherAddresses(),
): string {
  const head = { documentation: DOCS_URL, version: DOCUMENTED_VERSION, about: ABOUT }
  const fields = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  )
  const rows = addresses.map(address => `    ${JSON.stringify(rowOf(address))}`)
  return `{\n${fields.join('')}  "addresses": [\n${rows.join(',\n')}\n  ]\n}\n`
}

/**
 * SHA-256 of the file of addresses, of its bytes in UTF-8: 64 hexadecimal digits in lower case, as `sha256sum` prints
 * them. Source of the formula: FIPS 180-4.
 * @throws Error for what `gatherAddresses` refuses
 */
export function addressFileDigest(): string {
  return sha256(stringToBytes(addressFileText())).slice(2)
}
