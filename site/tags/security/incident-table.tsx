import { formatMonth, formatUsd } from 'docs-engine/format'
import { ColumnHeads, LongDate, SourceLink, stackedTable as stacked, tag } from 'docs-engine/tags'
import { incidents } from '#facts/incidents.ts'

/** Losses of users' funds, each with its source. */
export const IncidentTable = tag({}, function IncidentTable() {
  return (
    <table className={stacked.table}>
      <ColumnHeads names={['When', 'What', 'Loss', 'What followed', 'Source']} />
      <tbody>
        {incidents.map(({ when, subject, course, lossUsd, sequel, source }) => (
          <tr key={when}>
            <th scope="row" className={stacked.whole}>
              {/^\d{4}-\d{2}$/.test(when) ? formatMonth(when) : <LongDate date={when} />}
            </th>
            <td className={stacked.whole}>
              {subject}. {course}
            </td>
            <td className={stacked.whole} data-label="Loss:">
              about {formatUsd(lossUsd)}
            </td>
            <td className={stacked.whole}>{sequel}</td>
            <td className={stacked.whole}>
              <SourceLink source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
