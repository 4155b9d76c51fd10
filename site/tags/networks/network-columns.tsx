import { ColumnHeads, LongDate, SourceLink, tag } from 'docs-engine/tags'
import { productColumns } from '#facts/network-matrix.ts'

/** What it is to be listed in each column of the matrix, and in which source. */
export const NetworkColumns = tag({}, function NetworkColumns() {
  return (
    <table>
      <ColumnHeads names={['Column', '“Listed” means', 'Read from', 'On']} />
      <tbody>
        {productColumns.map(({ name, meaning, list, source, page }) => (
          <tr key={name}>
            <th scope="row">
              <a href={page}>{name}</a>
            </th>
            <td>{meaning}</td>
            <td>
              <code>{list}</code> of <SourceLink source={source} />
            </td>
            <td>
              <LongDate date={source.checked} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
