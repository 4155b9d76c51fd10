import { tag } from 'docs-engine/tags'
import { errorBySlug, errorTypeUri } from '#facts/errors/lookup.ts'
import { retrySentence, waitText } from '#facts/errors/retry-text.ts'
import { breakable } from '../breakable.tsx'
import { errorSlug } from './error-slug.ts'
import styles from './error-summary.module.css'

/** What identifies one error, and whether to retry. */
export const ErrorSummary = tag(
  {
    slug: errorSlug,
  },
  function ErrorSummary({ slug }) {
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
            <code>{breakable(errorTypeUri(error.slug))}</code>
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
        <div>
          <dt>Wait</dt>
          <dd>{waitText(error)}</dd>
        </div>
      </dl>
    )
  },
)
