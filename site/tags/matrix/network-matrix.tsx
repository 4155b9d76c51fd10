import { ColumnHeads, Filtered, RowLink, stackedTable as stacked, tag } from 'docs-engine/tags'
import { Fragment } from 'react'
import {
  type Listing,
  type MatrixRow,
  networkMatrix,
  networkRowId,
  productColumns,
} from '#facts/network-matrix.ts'
import { explorerAddressUrl, otherName } from '#facts/networks.ts'
import styles from './matrix.module.css'

const words: Readonly<Record<Listing, string>> = {
  listed: 'listed',
  retired: 'retired',
  'no address': 'listed, no pool address',
  'not listed': 'not listed',
}

const tones: Readonly<Partial<Record<Listing, string | undefined>>> = {
  retired: stacked.warning,
  'not listed': styles.missing,
}

/** What a row is found by: its names, chain id, coins, and the products it is listed for. */
function filterText({ network, coins, listings }: MatrixRow): string {
  const products = listings.flatMap(({ name, listing }) => (listing === 'not listed' ? [] : name))
  const { native, wrapped } = coins
  return [
    network.name,
    otherName(network),
    network.chainId,
    native.symbol,
    wrapped.symbol,
    ...products,
    network.isTestnet ? 'testnet' : undefined,
  ]
    .filter(each => each !== undefined)
    .join(' ')
    .replace(/[()]/g, '')
}

/** Every network, a row each: chain id, what it is listed for, its coins and its explorer. */
export const NetworkMatrix = tag({}, function NetworkMatrix() {
  return (
    <Filtered
      label="Find networks"
      placeholder="Name, id, coin, product"
      rows={networkMatrix.length}
    >
      <table className={`${stacked.table} ${styles.matrix}`}>
        <caption>{`${networkMatrix.length} networks, and what each is listed for`}</caption>
        <ColumnHeads
          names={[
            'Network',
            'Chain id',
            ...productColumns.map(({ name }) => name),
            'Coin, wrapped',
          ]}
        />
        <tbody>
          {networkMatrix.map(row => (
            <Row key={row.network.chainId} row={row} />
          ))}
        </tbody>
      </table>
    </Filtered>
  )
})

/** A host, which may go on in the next line after each of its dots but the last. */
function Host({ name }: { name: string }) {
  // The last label alone on a line reads as a word of its own.
  return name.split(/(?<=\.)(?=.*\.)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Row({ row }: { row: MatrixRow }) {
  const { network, coins, listings } = row
  const { native, wrapped } = coins
  return (
    <tr id={networkRowId(network)} data-filter={filterText(row)}>
      <th scope="row">
        {network.name}
        <RowLink id={networkRowId(network)} label={network.name} />{' '}
        {network.isTestnet && (
          <span className={stacked.note} data-md="line">
            testnet{' '}
          </span>
        )}
        <span className={stacked.note} data-md="line">
          <a href={network.explorerUrl}>
            <Host name={new URL(network.explorerUrl).host} />
          </a>
        </span>
      </th>
      <td data-label="Chain id">{network.chainId}</td>
      {listings.map(({ name, listing }) => (
        <td
          key={name}
          className={`${stacked.whole} ${tones[listing] ?? ''}`.trim()}
          data-label={`${name}:`}
        >
          {words[listing]}
        </td>
      ))}
      <td className={stacked.whole} data-label="Coin, wrapped:">
        {native.symbol},{' '}
        {wrapped.address ? (
          <a href={explorerAddressUrl(network, wrapped.address)}>{wrapped.symbol}</a>
        ) : (
          `${wrapped.symbol} (no address published)`
        )}
      </td>
    </tr>
  )
}
