import { content, TagError, tag, useArticle } from 'docs-engine/tags'
import { z } from 'zod'
import styles from './landing.module.css'

const line = z.strictObject({
  /** What is asked, or what comes of it. */
  kind: z.enum(['call', 'answer']),
  text: z.string().min(1),
})

const sample = z.strictObject({
  /** Below `content/snippets/`. */
  file: z.string().min(1),
  /** Numbers of the lines of code to show, from 1; none for the output alone. */
  lines: z.array(z.int().positive()).readonly(),
})

/**
 * Lines of a sample, and the first line that it printed when it was run.
 * @throws TagError when the file has no such line, or printed nothing
 */
function linesOf(
  { file, lines }: z.output<typeof sample>,
  read: ReturnType<typeof useArticle>['readSnippet'],
): z.output<typeof line>[] {
  const { text, output } = read(file)
  const code = text.split('\n')
  const calls = lines.map(number => {
    const found = code[number - 1]?.trim()
    if (!found) throw new TagError(`${file} has no line ${number}`, 'choose a line with code')
    return { kind: 'call', text: found } as const
  })
  const [printed] = output?.split('\n') ?? []
  if (!printed) throw new TagError(`${file} prints nothing`, 'choose a sample with an output')
  return [...calls, { kind: 'answer', text: printed }]
}

/** A way into the site, with a few lines of what is behind it. */
export const Door = tag(
  {
    title: z.string().min(1),
    link: z.string().min(1),
    /** Lines from data, shown before those of the sample. */
    lines: z.array(line).readonly().default([]),
    sample: sample.optional(),
    /** What the lines are, printed below them. */
    note: z.string().min(1).optional(),
    /** What to find there. */
    children: content,
  },
  function Door({ title, link, lines, sample, note, children }) {
    const { readSnippet } = useArticle()
    const shown = [...lines, ...(sample ? linesOf(sample, readSnippet) : [])]
    return (
      <section className={styles.door}>
        <div className={styles.words}>
          <h2>
            <a className={styles.enter} href={link}>
              {title}
            </a>
          </h2>
          {children}
        </div>
        <figure className={styles.preview}>
          <pre>
            {shown.map(({ kind, text }) => (
              <span key={text} className={styles[kind]}>
                {text}
                {'\n'}
              </span>
            ))}
          </pre>
          {note && <figcaption>{note}</figcaption>}
        </figure>
      </section>
    )
  },
)
