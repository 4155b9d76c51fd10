import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type SiteName, sites } from '#support/sites/sites.ts'

/** A file of a built site. */
export interface OutputFile {
  /** Below the site's folder. */
  name: string
  text: string
}

/** Compressed forms hold what the files beside them hold; images and typefaces hold no text. */
const NO_TEXT = /\.(?:br|gz|woff2|png)$/

/** Every file of a built site that holds text. */
export function outputFiles(site: SiteName): OutputFile[] {
  const { folder } = sites[site]
  const files = globSync('**/*.*', { cwd: folder }).filter(file => !NO_TEXT.test(file))
  if (files.length === 0) throw new Error(`${folder} holds no site: run "npm run sites"`)
  return files.map(name => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
}
