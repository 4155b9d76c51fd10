import { InlineCode, JsonBlock, tag } from 'docs-engine/tags'
import { z } from 'zod'
import styles from './example-response.module.css'

/** An answer of the API, labeled as an example so that nobody takes its numbers for live ones. */
export const ExampleResponse = tag(
  {
    /** Shown above the code, for example "200 OK". */
    title: z.string().min(1),
    /** The answer, from `facts/api/`. */
    value: z.custom<unknown>(value => value !== undefined, 'expected an answer'),
    /** What the reader should know about this example; backticks mark code. */
    note: z.string().min(1).optional(),
  },
  function ExampleResponse({ title, value, note }) {
    return (
      <figure className={styles.figure}>
        <JsonBlock title={title} value={value} />
        <figcaption className={styles.caption}>
          An example, not a live answer.
          {note && (
            <>
              {' '}
              <InlineCode text={note} />
            </>
          )}
        </figcaption>
      </figure>
    )
  },
)
