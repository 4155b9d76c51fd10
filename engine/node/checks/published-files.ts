import { EXTENSIONS_FILE } from '../config/load-extensions.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { isPublishable, lineOfPublishedFiles, PUBLISHED_ENDS } from '../output/published-files.ts'
import { OWN_FOLDERS, RESERVED_FILES } from '../output/reserved-files.ts'
import { filesOf } from './covered-pages.ts'

/** A path that every host and every system writes alike; no part of it begins with a dot. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/

/** What else a site publishes. */
interface Others {
  /** Paths of its pages. */
  readonly pages: readonly string[]
  /** Paths of its other files, and of their folders: those of `public/` and the API definitions. */
  readonly files: readonly string[]
}

/**
 * What is wrong with the names of the files that a site makes of its data: one that leads outside, or that something
 * else of the site has, in whatever case.
 * @param root folder of the site, for the line of diagnostics
 * @param names paths of those files below the site's root
 */
export function brokenPublishedNames(
  root: string,
  names: readonly string[],
  { pages, files }: Others,
): Diagnostic[] {
  const others = [...files, ...[...RESERVED_FILES, ...OWN_FOLDERS].map(file => `/${file}`)]
  const faults = names.flatMap((name, index) => {
    const fault = faultOf(name, {
      pages,
      files: [...others, ...names.slice(0, index).map(each => `/${each}`)],
    })
    return fault
      ? [{ message: `the published file "${name}" ${fault.message}`, fix: fault.fix }]
      : []
  })
  const line = faults.length > 0 ? lineOfPublishedFiles(root) : undefined
  return faults.map(fault => ({ file: EXTENSIONS_FILE, line, ...fault }))
}

function faultOf(
  name: string,
  { pages, files }: Others,
): { message: string; fix: string } | undefined {
  if (!NAME.test(name))
    return {
      message: 'has no name that can be published',
      fix: 'write its path below the site’s root, such as "data/list.json", with letters, digits, ".", "-" and "_"',
    }
  if (!isPublishable(name))
    return {
      message: 'has no end that says what it is',
      fix: `let its name end in one of: ${PUBLISHED_ENDS.map(end => `.${end}`).join(', ')}`,
    }
  const own = `/${name}`.toLowerCase()
  const isAt = (other: string) => own === other || other.startsWith(`${own}/`)
  if (OWN_FOLDERS.some(folder => own.startsWith(`/${folder}/`)))
    return { message: 'is in the folder of the engine’s own files', fix: 'choose another folder' }
  const page = pages.find(
    path =>
      isAt(path.toLowerCase()) || filesOf(path).some(file => own === `/${file.toLowerCase()}`),
  )
  if (page !== undefined)
    return { message: `has the address of the page ${page}`, fix: 'rename one of the two' }
  const file = files.find(path => isAt(path.toLowerCase()))
  if (file !== undefined)
    return { message: `has the address of another file, ${file}`, fix: 'rename one of the two' }
  return undefined
}
