import type { ReactElement } from 'react'
import { type LinkId, links } from '#facts/links.ts'
import styles from './link-table.module.css'

interface LinkTableProps {
  /** Which official links to list, in this order. */
  readonly ids: readonly LinkId[]
}

/**
 * Official links, each with its address in full and what it is for. The address is printed so that
 * a reader can compare it with the one in the browser.
 */
export function LinkTable({ ids }: LinkTableProps): ReactElement {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Link</th>
          <th scope="col">What it is for</th>
        </tr>
      </thead>
      <tbody>
        {ids.map(id => {
          const { label, href, description } = links[id]
          return (
            <tr key={id}>
              <th scope="row">
                <a href={href}>{label}</a>{' '}
                <span className={styles.address}>{href.replace('https://', '')}</span>
              </th>
              <td>{description}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
