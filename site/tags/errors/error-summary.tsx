import { errorBySlug, errorTypeUri } from '#facts/errors/lookup.ts'
import styles from './error-summary.module.css'
import { retrySentence } from './retry-text.ts'

interface ErrorSummaryProps {
  /** Slug of an error, such as "validation". */
  slug: string
}

/**
 * What identifies one error, and whether to retry.
 * @throws RangeError when the catalogue has no such error
 */
export function ErrorSummary({ slug }: ErrorSummaryProps) {
  const error = errorBySlug(slug)
  const { member, text } = error.message
  return (
    <dl className={styles.summary}>
      <div>
        <dt>HTTP status</dt>
        <dd>{error.status}</dd>
      </div>
      <div>
        <dt>Code</dt>
        <dd>
          <code>{error.code}</code>
        </dd>
      </div>
      <div>
        <dt>Type</dt>
        <dd>
          <code>{errorTypeUri(error.slug)}</code>
        </dd>
      </div>
      <div>
        <dt>Message</dt>
        <dd>
          {text === null ? 'No fixed text is published' : <q>{text}</q>}, in <code>{member}</code>
        </dd>
      </div>
      <div>
        <dt>Retry</dt>
        <dd>{retrySentence[error.retry]}</dd>
      </div>
    </dl>
  )
}
