import type { ReactElement, ReactNode } from 'react'
import styles from './welcome.module.css'

interface WelcomeProps {
  readonly title: string
  /** Where to begin. */
  readonly start: { readonly text: string; readonly link: string }
  /** What the site is about, in a paragraph. */
  readonly children: ReactNode
}

/** The head of the first page, beside a picture of the station. */
export function Welcome({ title, start, children }: WelcomeProps): ReactElement {
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
}
