import { z } from 'zod'
import { tag } from '../tag.ts'
import styles from './drawing.module.css'

/** A drawing in the colors of the theme. */
export const Drawing = tag(
  {
    /** Path of its files on this site without "-light.svg" and "-dark.svg". */
    src: z.string().startsWith('/'),
    /** What it shows, for those who do not see it. */
    alt: z.string().min(1),
    /** Printed below it. */
    caption: z.string().min(1),
    /** Width of its files in CSS pixels, so that nothing moves when it arrives. */
    width: z.int().positive().default(480),
    /** Height of its files in CSS pixels. */
    height: z.int().positive().default(280),
  },
  function Drawing({ src, alt, caption, width, height }) {
    return (
      <figure className={styles.drawing}>
        {['light', 'dark'].map(theme => (
          <img
            key={theme}
            className={`${styles.image} ${theme}-only`}
            src={`${src}-${theme}.svg`}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
          />
        ))}
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    )
  },
)
