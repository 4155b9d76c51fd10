/** The style sheet of every page. No page loads the script that comes of it. The order of layers comes first. */
import '../styles/index.css'

export * as siteClasses from '#site-styles'
export { classes } from './component-styles.ts'
