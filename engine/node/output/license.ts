import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../project.ts'

/** File of the output with the license of the site itself. */
export const LICENSE_FILE = 'LICENSE.txt'

/** The file that it is made of, of the engine and of a site that has one of its own. */
const SOURCE = 'LICENSE'

function readLicense(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, SOURCE), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * The license of a site: its own where its folder has one, and that of the engine, whose scripts and styles every site
 * publishes.
 * @param root folder of the site.
 */
export function licenseOf(root: string): string {
  const [own, ofEngine] = [readLicense(root), readLicense(PROJECT_ROOT)]
  const engine =
    own && ofEngine ? `The scripts and styles of the frame around it:\n\n${ofEngine}` : ofEngine
  return [own, engine].filter(text => text !== undefined).join('\n')
}
