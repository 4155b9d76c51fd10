import { ColumnHeads, stackedTable as stacked, tag } from 'docs-engine/tags'
import { dependencies, productRisks } from '#facts/risks.ts'
import styles from './risk-table.module.css'

/** What each product depends on, a block for each product. */
export const RiskTable = tag({}, function RiskTable() {
  return (
    <table className={`${stacked.table} ${styles.table}`}>
      <caption>What each product depends on</caption>
      <ColumnHeads names={['Product', ...dependencies]} />
      <tbody>
        {productRisks.map(({ product, page, on }) => (
          <tr key={product}>
            <th scope="row" className={stacked.whole}>
              <a href={page}>{product}</a>
            </th>
            {dependencies.map(name => (
              <td key={name} className={stacked.whole} data-label={`${name}:`}>
                {on[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
