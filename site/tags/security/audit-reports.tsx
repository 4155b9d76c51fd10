import { LongDate, tag } from 'docs-engine/tags'
import { auditReports } from '#facts/security.ts'

/** The audit reports that anyone can open. */
export const AuditReports = tag({}, function AuditReports() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Firm</th>
          <th scope="col">Subject</th>
          <th scope="col">Report</th>
        </tr>
      </thead>
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
