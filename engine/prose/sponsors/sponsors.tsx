import { SPONSOR_LOGO_HEIGHT_PX } from '#model/site-behavior.ts'
import { ThemedImage } from '#ui/themed-image.tsx'
import { useArticle } from '../article-context.ts'
import { tag } from '../tag.ts'
import styles from './sponsors.module.css'

/** The site's sponsors, in groups of rows. */
export const Sponsors = tag({}, function Sponsors() {
  const { sponsors } = useArticle()
  return sponsors.map(({ name, height = SPONSOR_LOGO_HEIGHT_PX, items }) => (
    <section key={name} aria-label={name}>
      <h3>{name}</h3>
      {items.map(row => (
        <ul key={row.map(({ link }) => link).join(' ')} className={styles.row}>
          {row.map(sponsor => (
            <li key={sponsor.link}>
              <a className={styles.sponsor} href={sponsor.link}>
                {/* The finished article gives addresses their base path. */}
                <ThemedImage
                  image={sponsor.image}
                  alt={sponsor.name}
                  height={height}
                  basePath="/"
                />
              </a>
            </li>
          ))}
        </ul>
      ))}
    </section>
  ))
})
