import type { ReactNode } from 'react'
import styles from './landing.module.css'
import { Mark } from './mark.tsx'

interface Props {
  tagline: string
  /** Names of the packages that the install command installs. */
  install: string
  description: string
  /** Where to begin; the first is the one we would choose. */
  actions: readonly { text: string; link: string }[]
}

/** The head of the first page: mark, tagline, install command, description, and where to begin. */
export function Landing({ tagline, install, description, actions }: Props): ReactNode {
  const command = `npm install ${install}`
  return (
    <section className={styles.landing}>
      <Mark />
      <h1>{tagline}</h1>
      <p className={styles.description}>{description}</p>
      <div className={styles.actions}>
        {actions.map(({ text, link }, index) => (
          <a key={link} className={index === 0 ? styles.primary : styles.secondary} href={link}>
            {text}
          </a>
        ))}
        <div className={styles.install}>
          <code>{command}</code>
          <button
            type="button"
            className={`${styles.copy} needs-script`}
            data-copy={command}
            aria-label="Copy the install command"
          >
            Copy
          </button>
        </div>
      </div>
    </section>
  )
}
