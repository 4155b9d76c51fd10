import { ColumnHeads, data, keyOf, stackedTable as stacked, tag } from 'docs-engine/tags'
import { endpoints } from '#facts/api/endpoints.ts'
import type { ErrorSlug } from '#facts/errors/catalog.ts'
import { errorPath, errorsOfCall } from '#facts/errors/lookup.ts'
import { retryWord } from '#facts/errors/retry-text.ts'

/** Every error that one call can end in, what it means there, and whether to retry. */
export const CallErrors = tag(
  {
    /** A call of `facts/api/endpoints.ts`. */
    endpoint: keyOf(endpoints),
    /** What an error means at this call, by its slug, where that says more than its general meaning. */
    here: data<Readonly<Partial<Record<ErrorSlug, string>>>>(
      'texts by the slug of an error',
    ).optional(),
  },
  function CallErrors({ endpoint, here = {} }) {
    return (
      <table className={stacked.table}>
        <ColumnHeads names={['Error', 'Here it means', 'Retry']} />
        <tbody>
          {errorsOfCall(endpoint).map(({ code, slug, listTitle, meaning, retry }) => (
            <tr key={code}>
              <td className={stacked.whole}>
                <code>{code}</code> <a href={errorPath(slug)}>{listTitle}</a>
              </td>
              <td className={stacked.whole}>{here[slug] ?? meaning}</td>
              <td className={stacked.whole} data-label="Retry:">
                {retryWord[retry]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  },
)
