import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { noExtensions, type SiteExtensions } from '#model/extensions.ts'

/** Module of a site that lists what it adds to the engine. */
export const EXTENSIONS_FILE = 'extensions.ts'

/** Imports a module. */
type Import = (file: string) => Promise<Partial<SiteExtensions>>

/**
 * What a site adds to the engine.
 * @param root folder of the site
 * @param importModule how its module is imported
 */
export async function loadExtensions(
  root: string,
  importModule: Import = file => import(pathToFileURL(file).href),
): Promise<SiteExtensions> {
  const file = path.join(root, EXTENSIONS_FILE)
  return existsSync(file) ? { ...noExtensions, ...(await importModule(file)) } : noExtensions
}
