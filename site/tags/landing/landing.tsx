import { content, tag } from 'docs-engine/tags'
import { Fragment } from 'react'
import { z } from 'zod'
import { Mark } from '../mark/mark.tsx'
import styles from './landing.module.css'

/** The head of the first page: mark, tagline, install command, description, and where to begin. */
export const Landing = tag(
  {
    tagline: z.string().min(1),
    /** Packages that the install command installs, each with its exact version. */
    install: z.string().min(1),
    description: z.string().min(1),
    /** Where to begin; the first is the one we would choose. */
    actions: z
      .array(z.strictObject({ text: z.string().min(1), link: z.string().min(1) }))
      .readonly(),
    /** What goes beside it. */
    children: content.optional(),
  },
  function Landing({ tagline, install, description, actions, children }) {
    const command = `npm install --save-exact ${install}`
    return (
      <section className={styles.landing}>
        <div>
          <Mark className={styles.mark} />
          <h1>{tagline}</h1>
          <p className={styles.description}>{description}</p>
          <div className={styles.actions} data-md="list">
            {actions.map(({ text, link }, index) => (
              <a key={link} className={index === 0 ? styles.primary : styles.secondary} href={link}>
                {text}
              </a>
            ))}
          </div>
          <div className={styles.install}>
            <code>
              {command.split(' ').map((word, index) => (
                <Fragment key={word}>
                  {index > 0 && ' '}
                  <span>{word}</span>
                </Fragment>
              ))}
            </code>
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
        {children}
      </section>
    )
  },
)
