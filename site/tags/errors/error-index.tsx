import { ColumnHeads, stackedTable as stacked, tag } from 'docs-engine/tags'
import { apiErrors } from '#facts/errors/catalog.ts'
import { errorPath } from '#facts/errors/lookup.ts'
import styles from './error-index.module.css'
import { retryWord } from './retry-text.ts'

/** Every error of the API, one row each, with a link to its page. */
export const ErrorIndex = tag({}, function ErrorIndex() {
  return (
    <table className={stacked.table}>
      <ColumnHeads names={['Code', 'Status', 'Error', 'Meaning', 'Retry']} />
      <tbody>
        {apiErrors.map(({ code, status, slug, listTitle, meaning, retry }) => (
          <tr key={code}>
            <td className={styles.code}>
              <code>{code}</code>
            </td>
            <td className={stacked.labeled} data-label="Status">
              {status}
            </td>
            <td className={stacked.whole}>
              <a href={errorPath(slug)}>{listTitle}</a>
            </td>
            <td className={`${styles.meaning} ${stacked.whole}`}>{meaning}</td>
            <td className={`${stacked.labeled} ${stacked.whole}`} data-label="Retry:">
              {retryWord[retry]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
