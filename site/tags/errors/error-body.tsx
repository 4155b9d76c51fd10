import { InlineCode, tag } from 'docs-engine/tags'
import { exampleProblem } from '#facts/api/example-problems.ts'
import { errorBySlug } from '#facts/errors/lookup.ts'
import { ExampleResponse } from '../api/example-response.tsx'
import styles from './error-body.module.css'
import { errorSlug } from './error-slug.ts'

/** The example body of one error, and what the members mean that only this error carries. */
export const ErrorBody = tag(
  {
    slug: errorSlug,
  },
  function ErrorBody({ slug }) {
    const error = errorBySlug(slug)
    const { member, text } = error.message
    const value = exampleProblem(error.slug)
    const standIn = text === null ? { note: `The text in \`${member}\` is ours.` } : {}
    return (
      <>
        <ExampleResponse title={`${error.status} ${error.bodyTitle}`} value={value} {...standIn} />
        {error.extraMembers.length > 0 && (
          <dl className={styles.members}>
            {error.extraMembers.map(({ name, meaning }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <InlineCode text={meaning} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </>
    )
  },
)
