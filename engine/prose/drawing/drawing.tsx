import { z } from 'zod'
import { words } from '#words'
import { tag } from '../tag.ts'
import styles from './drawing.module.css'
import { DrawingFrame } from './drawing-frame.tsx'

/** A drawing in the colors of the theme. */
export const Drawing = tag(
  {
    /** Path of its files on this site without "-light.svg" and "-dark.svg". */
    src: z.string().startsWith('/'),
    /** What it shows, for those who do not see it. */
    alt: z.string().min(1),
    /** Printed below it. */
    caption: z.string().min(1),
  },
  function Drawing({ src, alt, caption }) {
    return (
      <DrawingFrame caption={caption}>
        {['light', 'dark'].map(theme => (
          <a
            key={theme}
            href={`${src}-${theme}.svg`}
            title={words.fullSize}
            data-zoom=""
            className={`${styles.image} ${theme}-only`}
          >
            <img src={`${src}-${theme}.svg`} alt={alt} loading="lazy" />
          </a>
        ))}
      </DrawingFrame>
    )
  },
)
