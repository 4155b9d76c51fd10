import { ColumnHeads, LongDate, SourceLink, stackedTable as stacked, tag } from 'docs-engine/tags'
import { productColumns } from '#facts/network-matrix.ts'

/** What it is to be listed in each column of the matrix, and in which source. */
export const NetworkColumns = tag({}, function NetworkColumns() {
  return (
    <table className={stacked.table}>
      <ColumnHeads names={['Column', '“Listed” means', 'Read from', 'On']} />
      <tbody>
        {productColumns.map(({ name, meaning, list, source, page }) => (
          <tr key={name}>
            <th scope="row" className={stacked.whole}>
              <a href={page}>{name}</a>
            </th>
            <td className={stacked.whole}>{meaning}</td>
            <td className={stacked.whole}>
              <code>{list}</code> of <SourceLink source={source} />
            </td>
            <td className={stacked.whole} data-label="On">
              <LongDate date={source.checked} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
