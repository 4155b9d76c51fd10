import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from '../cache/hash.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import './shared-packages.ts'

/**
 * Imports a module that lies in a site's folder.
 * @param file its name
 * @param fix what to do when it cannot be read
 * @throws BuildError that says why it cannot be read, with the line where the module itself is at fault.
 */
export async function importSiteModule(
  root: string,
  file: string,
  fix: string,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const address = pathToFileURL(path.join(root, file)).href
    // The hash makes an edited file another module, so that a process that builds twice does not get the old one.
    return await import(`${address}?${hashOf(await readFile(path.join(root, file)))}`)
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    const [, afterItsName = ''] = stack.split(`/${file}`)
    const line = /^(?:\?[^:\s]*)?:(\d+)/.exec(afterItsName)?.[1]
    throw new BuildError([
      {
        file,
        line: line === undefined ? undefined : Number(line),
        message: `cannot be read: ${message.split('\n')[0]}`,
        fix,
      },
    ])
  }
}
