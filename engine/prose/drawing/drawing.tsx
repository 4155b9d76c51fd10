import type { ReactNode } from 'react'
import styles from './drawing.module.css'

interface Props {
  /** Path of its files on this site without "-light.svg" and "-dark.svg". */
  src: string
  /** What it shows, for those who do not see it. */
  alt: string
  /** Printed below it. */
  caption: string
  /** Size of its files, CSS pixels, so that nothing moves when it arrives. */
  width?: number
  height?: number
}

/** A drawing in the colors of the theme. */
export function Drawing({ src, alt, caption, width = 480, height = 280 }: Props): ReactNode {
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
}
