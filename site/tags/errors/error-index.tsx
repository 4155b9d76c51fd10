import { ColumnHeads, InlineCode, stackedTable as stacked, tag } from 'docs-engine/tags'
import { apiErrors } from '#facts/errors/catalog.ts'
import { errorPath } from '#facts/errors/lookup.ts'
import { overloaded } from '#facts/errors/overloaded.ts'
import { retryWord, waitText } from '#facts/errors/retry-text.ts'

/** Every error of the API, one row each, with a link to its page; last the answer that has no code. */
export const ErrorIndex = tag({}, function ErrorIndex() {
  return (
    <table className={stacked.table}>
      <caption>Every code, whether to retry, and what to wait for</caption>
      <ColumnHeads names={['Error', 'Meaning', 'Cause', 'Retry', 'Wait']} />
      <tbody>
        {apiErrors.map(({ code, slug, listTitle, meaning, cause, retry, wait }) => (
          <tr key={code}>
            <th scope="row" className={stacked.whole}>
              <code>{code}</code>
              <br />
              <a href={errorPath(slug)}>{listTitle}</a>
            </th>
            <td className={stacked.whole}>{meaning}</td>
            <td className={stacked.whole} data-label="Cause:">
              <InlineCode text={cause} />
            </td>
            <td className={stacked.whole} data-label="Retry:">
              {retryWord[retry]}
            </td>
            <td className={stacked.whole} data-label="Wait:">
              {waitText({ wait })}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className={stacked.whole}>
            <code>{overloaded.status}</code>
            <br />
            no code
          </th>
          <td className={stacked.whole}>{overloaded.meaning}</td>
          <td className={stacked.whole} data-label="Cause:">
            Not published
          </td>
          <td className={stacked.whole} data-label="Retry:">
            {retryWord.yes}
          </td>
          <td className={stacked.whole} data-label="Wait:">
            {waitText({ wait: 'not published' })}
          </td>
        </tr>
      </tbody>
    </table>
  )
})
