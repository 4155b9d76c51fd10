import { content, tag } from 'docs-engine/tags'
import { z } from 'zod'
import styles from './welcome.module.css'

/** The head of the first page, beside a picture of the station. */
export const Welcome = tag(
  {
    title: z.string().min(1),
    /** Where to begin. */
    start: z.strictObject({ text: z.string().min(1), link: z.string().startsWith('/') }),
    /** What the site is about, in a paragraph. */
    children: content,
  },
  function Welcome({ title, start, children }) {
    return (
      <section className={styles.welcome}>
        <div>
          <h1>{title}</h1>
          <div className={styles.text}>{children}</div>
          <a className={styles.start} href={start.link}>
            {start.text}
          </a>
        </div>
        {['light', 'dark'].map(theme => (
          <img
            key={theme}
            className={`${styles.picture} ${theme}-only`}
            src={`/images/station-${theme}.svg`}
            alt="A mast on a hill carries a wind sensor, a white shield and a rain gauge"
            width={480}
            height={360}
          />
        ))}
      </section>
    )
  },
)
