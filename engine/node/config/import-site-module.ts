import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from '../cache/hash.ts'
import { moduleDiagnostics, reasonOf } from '../diagnostics/module-diagnostics.ts'
import { loadLimited } from './load-limits.ts'
import './shared-packages.ts'

/**
 * Imports a module that lies in a site's folder.
 * @param file its name
 * @param fix what to do when nothing says which file is at fault
 * @throws BuildError that says why it cannot be read, with file and line where one of the site's modules is at fault.
 */
export async function importSiteModule(
  root: string,
  file: string,
  fix: string,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const address = pathToFileURL(path.join(root, file)).href
    // The hash makes an edited file another module, so that a process that builds twice does not get the old one.
    const version = hashOf(await readFile(path.join(root, file)))
    return await loadLimited(file, () => import(`${address}?${version}`))
  } catch (error) {
    throw moduleDiagnostics(root, error, () => ({
      file,
      message: `cannot be read: ${reasonOf(error)}`,
      fix,
    }))
  }
}
