import { ColumnHeads, LongDate, tag } from 'docs-engine/tags'
import { auditReports } from '#facts/security.ts'

/** The audit reports that anyone can open. */
export const AuditReports = tag({}, function AuditReports() {
  return (
    <table>
      <ColumnHeads names={['Date', 'Firm', 'Subject', 'Report']} />
      <tbody>
        {auditReports.map(({ date, firm, subject, version, report }) => (
          <tr key={report}>
            <td>
              <LongDate date={date} />
            </td>
            <td>{firm}</td>
            <td>{subject}</td>
            <td>
              <a href={report}>
                {firm} report, version {version} (PDF)
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
