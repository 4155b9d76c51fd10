import { ColumnHeads, keyOf, tag } from 'docs-engine/tags'
import { z } from 'zod'
import { links } from '#facts/links.ts'
import { breakable } from '../breakable.tsx'
import styles from './link-table.module.css'

/**
 * Official links, each with its address in full and what it is for. The address is printed so that
 * a reader can compare it with the one in the browser.
 */
export const LinkTable = tag(
  {
    /** Which official links to list, in this order. */
    ids: z.array(keyOf(links)).min(1).readonly(),
  },
  function LinkTable({ ids }) {
    return (
      <table className={styles.table}>
        <ColumnHeads names={['Link', 'What it is for']} />
        <tbody>
          {ids.map(id => {
            const { label, href, description } = links[id]
            return (
              <tr key={id}>
                <th scope="row">
                  <a href={href}>{label}</a>{' '}
                  <span className={styles.address}>{breakable(href.replace('https://', ''))}</span>
                </th>
                <td>{description}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    )
  },
)
