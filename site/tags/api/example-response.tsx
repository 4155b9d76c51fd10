import { inlineCode, JsonBlock } from 'docs-engine/tags'
import styles from './example-response.module.css'

interface ExampleResponseProps {
  /** Shown above the code, for example "200 OK". */
  title: string
  /** The answer, from `site/facts/api/`. */
  value: unknown
  /** What the reader should know about this example; backticks mark code. */
  note?: string
}

/** An answer of the API, labeled as an example so that nobody takes its numbers for live ones. */
export function ExampleResponse({ title, value, note }: ExampleResponseProps) {
  return (
    <figure className={styles.figure}>
      <JsonBlock title={title} value={value} />
      <figcaption className={styles.caption}>
        An example, not a live answer.{note && <> {inlineCode(note)}</>}
      </figcaption>
    </figure>
  )
}
