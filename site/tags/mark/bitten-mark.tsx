import { tag } from 'docs-engine/tags'
import styles from './mark.module.css'
import { Bitten } from './mark.tsx'

/** The mark with a bite taken, beside what is said of a page that is not there. */
export const BittenMark = tag({}, function BittenMark() {
  return <Bitten className={styles.bitten} />
})
