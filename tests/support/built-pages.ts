import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { normalizePath } from '#engine/model/routes.ts'
import { type SiteName, sites } from './sites/sites.ts'

/** A page as it was built. */
export interface BuiltPage {
  /** Site path. */
  path: string
  /** Below the site's folder. */
  file: string
  html: string
}

/** All pages of a built site, the not-found page among them when asked for, in the order of their paths. */
export function builtPages(site: SiteName, { notFound = false } = {}): BuiltPage[] {
  const { folder } = sites[site]
  const files = globSync('**/*.html', { cwd: folder }).sort()
  if (files.length === 0) {
    throw new Error(`${folder} holds no page: run "npm run sites"`)
  }
  return files
    .filter(file => notFound || path.basename(file) !== '404.html')
    .map(file => ({
      path: normalizePath(`/${file}`),
      file,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }))
}
