import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { isForHosts } from '../hosting/host-files.ts'
import { slashed } from '../paths.ts'

/** The one folder of which hosts publish a name that begins with a dot. */
const WELL_KNOWN = '.well-known'

/** What in a drawing runs script or loads from elsewhere when somebody opens it by its address. */
const ACTIVE_DRAWING =
  /<\s*(?:\w+:)?(?:script|foreignObject|iframe|handler|listener)\b|\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data:text|https?:|\/\/)/i

/** What is wrong with one file or folder of `public/`, and how to fix it. */
function faultOf(
  name: string,
  isLink: boolean,
  read: () => string,
): Omit<Diagnostic, 'file'> | undefined {
  if (isLink)
    return {
      message: 'is a symbolic link, and would publish what it leads to',
      fix: 'put the file itself there',
    }
  const hidden = name.split('/').find(part => part.startsWith('.') && part !== WELL_KNOWN)
  if (hidden)
    return {
      message: `would publish "${hidden}", whose name hides it`,
      fix: `delete it, or move it out of public/; only ${WELL_KNOWN}/ may begin with a dot`,
    }
  if (isForHosts(name))
    return { message: 'has the name of a file that the build writes for hosts', fix: 'rename it' }
  if (name.startsWith('assets/'))
    return {
      message: 'would be kept by browsers for a year, as all in assets/ is, whatever becomes of it',
      fix: 'put it into another folder, such as images/',
    }
  if (/\.svgz?$/i.test(name) && ACTIVE_DRAWING.test(read()))
    return {
      message: 'is a drawing that runs script or loads from elsewhere',
      fix: 'save it as a plain drawing, without scripts, handlers and links',
    }
  return undefined
}

/** Files of `public/` that are not to be published. @param root folder of the site. */
export async function oddFiles(root: string): Promise<Diagnostic[]> {
  const folder = path.join(root, 'public')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.flatMap(entry => {
    const place = path.join(entry.parentPath, entry.name)
    const name = slashed(path.relative(folder, place))
    if (entry.isDirectory()) return []
    const fault = faultOf(name, entry.isSymbolicLink(), () => readFileSync(place, 'utf8'))
    return fault ? [{ file: `public/${name}`, ...fault }] : []
  })
}
