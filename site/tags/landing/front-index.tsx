import { content, tag } from 'docs-engine/tags'
import styles from './landing.module.css'

/** Ways into the rest of the site: lists under headings, in two columns where there is room. */
export const FrontIndex = tag({ children: content }, function FrontIndex({ children }) {
  return <div className={styles.index}>{children}</div>
})
