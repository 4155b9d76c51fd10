import { globSync } from 'node:fs'
import path from 'node:path'

/** Style sheet in which a site sets its colors and sizes, in the layer `theme`. */
const THEME_FILE = 'theme.css'
/** Folders of a site without components. */
const NO_COMPONENTS = ['node_modules', 'content', 'public', '.cache', 'dist']

/** The style sheets of a site, absolute: its theme, then those that lie beside modules of its components. */
export function siteStyleSheets(root: string): string[] {
  const files = globSync('**/*.{css,ts,tsx}', {
    cwd: root,
    exclude: name => NO_COMPONENTS.includes(name),
  })
  const sheets = files.filter(file => path.extname(file) === '.css')
  // A site may be built into a folder of its own: the sheet that lies there is its output.
  const folders = new Set(
    files.filter(file => !sheets.includes(file)).map(file => path.dirname(file)),
  )
  const components = sheets.filter(file => file !== THEME_FILE && folders.has(path.dirname(file)))
  const theme = sheets.includes(THEME_FILE) ? [THEME_FILE] : []
  return [...theme, ...components.sort()].map(file => path.join(root, file))
}
