import { ColumnHeads, LongDate, tag } from 'docs-engine/tags'
import { laterRouteProcessors } from '#facts/roadmap.ts'

/** The route processor versions that followed the roadmap, with the day each was documented. */
export const RouteProcessorTable = tag({}, function RouteProcessorTable() {
  return (
    <table>
      <ColumnHeads names={['Contract', 'First documented']} />
      <tbody>
        {laterRouteProcessors.map(({ name, documented, source }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <a href={source.url}>
                <LongDate date={documented} />
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
