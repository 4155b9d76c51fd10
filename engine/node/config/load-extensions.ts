import { existsSync } from 'node:fs'
import path from 'node:path'
import { noExtensions, type SiteExtensions } from '#model/extensions.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { importSiteModule } from './import-site-module.ts'

/** Module of a site that lists what it adds to the engine. */
export const EXTENSIONS_FILE = 'extensions.ts'

/** Imports a module, given its absolute path. */
type Import = (file: string) => Promise<Readonly<Record<string, unknown>>>

/**
 * What a site adds to the engine.
 * @param root folder of the site
 * @param importModule how its module is imported; by default as Node does
 * @throws BuildError when the module cannot be read, or exports what is no extension.
 */
export async function loadExtensions(root: string, importModule?: Import): Promise<SiteExtensions> {
  const file = path.join(root, EXTENSIONS_FILE)
  if (!existsSync(file)) return noExtensions
  const written = importModule
    ? await importModule(file)
    : await importSiteModule(root, EXTENSIONS_FILE, 'correct the file, or what it imports')
  const unknown = Object.keys(written).filter(name => !Object.hasOwn(noExtensions, name))
  if (unknown.length > 0) throw new BuildError(unknown.map(unknownExport))
  return { ...noExtensions, ...written }
}

function unknownExport(name: string) {
  return {
    file: EXTENSIONS_FILE,
    message: `exports "${name}", which is no extension`,
    fix: `choose one of: ${Object.keys(noExtensions).join(', ')}`,
  }
}
