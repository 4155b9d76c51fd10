import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { OFFLINE_NAME } from '#engine/model/offline.ts'
import { isPrinted } from '#engine/model/print-folder.ts'
import { normalizePath } from '#engine/model/routes.ts'
import { isRedirectPage } from '#engine/node/output/redirect-pages.ts'
import { type SiteName, sites } from './sites/sites.ts'

/** A page as it was built. */
export interface BuiltPage {
  /** Site path. */
  path: string
  /** Below the site's folder. */
  file: string
  html: string
}

/** Files of pages that stand for others: unknown ones, and those that are not kept offline. */
const FALLBACKS = ['404.html', `${OFFLINE_NAME}.html`]

/** A document with all pages of an area, as it was built, with its links and ids. */
export function builtPrints(site: SiteName): BuiltPage[] {
  return documents(site, isPrinted)
}

/** All pages of a built site, those that stand for others among them when asked for, in the order of their paths. */
export function builtPages(site: SiteName, { notFound = false } = {}): BuiltPage[] {
  const isMeant = (at: string, file: string) =>
    !isPrinted(at) && (notFound || !FALLBACKS.includes(path.basename(file)))
  return documents(site, isMeant).filter(({ html }) => !isRedirectPage(html))
}

/** The documents of a built site that are meant, by their paths and files. */
function documents(site: SiteName, isMeant: (path: string, file: string) => boolean): BuiltPage[] {
  const { folder } = sites[site]
  const files = globSync('**/*.html', { cwd: folder }).sort()
  if (files.length === 0) {
    throw new Error(`${folder} holds no page: run "npm run sites"`)
  }
  return files
    .map(file => ({ path: normalizePath(`/${file}`), file }))
    .filter(document => isMeant(document.path, document.file))
    .map(({ file, path: at }) => ({
      path: at,
      file,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }))
}
