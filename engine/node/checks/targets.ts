import { decodedPath, isExternal, normalizePath } from '#model/routes.ts'
import { SCHEMES } from '../pages/addresses.ts'

/** What links of a site may lead to. */
export interface Targets {
  /** The fragments of each page, by its path; undefined for a page that could not be rendered, which may have any. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Paths of the site's static files. */
  files: ReadonlySet<string>
  /** Addresses that pages had, each with the one that took its place. */
  redirects: ReadonlyMap<string, string>
  /** Paths of pages that are not published yet. */
  drafts: ReadonlySet<string>
}

/** What is wrong with a link or an image, and how to fix it. */
export interface Fault {
  message: string
  fix: string
}

/** Most headings that a message lists. */
const LISTED_HEADINGS = 12

function relative(what: string, example: string): Fault {
  return {
    message: `${what} is relative`,
    fix: `write it from the root, such as "${example}"`,
  }
}

/**
 * Why a link on this site leads nowhere; undefined when it leads somewhere.
 * @param address as it was written, for the message.
 * @param path site path it leads to.
 * @param fragment without `#`; empty for none.
 */
export function linkFault(
  { pages, files, redirects, drafts }: Targets,
  { address, path, fragment }: { address: string; path: string; fragment: string },
): Fault | undefined {
  const link = `the link "${address}"`
  if (isExternal(address))
    return { message: `${link} has a scheme that pages may not`, fix: SCHEMES }
  if (!path.startsWith('/')) return relative(link, '/guide/install')
  if (drafts.has(path))
    return {
      message: `${link} leads to a draft, which is not published`,
      fix: 'take the link out, or "draft: true" out of the frontmatter of that page',
    }
  if (!pages.has(path)) {
    if (redirects.has(path)) return redirected(link, path, redirects)
    if (files.has(decodedPath(path))) return undefined
    return { message: `${link} leads to no page`, fix: nearest(path, [...pages.keys()]) }
  }
  const ids = pages.get(path)
  if (fragment === '' || !ids || ids.has(fragment)) return undefined
  // Ids that begin with an underscore are made by components; no author wrote them.
  const written = [...ids].filter(id => !id.startsWith('_'))
  const known = written.slice(0, LISTED_HEADINGS).join(', ')
  return {
    message: `${link} leads to no heading of ${path}`,
    fix: known === '' ? 'that page has no headings' : `choose one of: ${known}`,
  }
}

/** Why an image of this site cannot be shown; undefined when it is there. */
export function imageFault({ files }: Targets, src: string): Fault | undefined {
  const image = `the image "${src}"`
  if (isExternal(src))
    return {
      message: `${image} is not on this site`,
      fix: 'put its file into public/: no page asks another host for anything',
    }
  if (!src.startsWith('/')) return relative(image, '/images/logo.svg')
  const path = decodedPath(src.replace(/[?#].*$/, ''))
  if (files.has(path)) return undefined
  return { message: `${image} is not there`, fix: `put it at public${path}, or correct the path` }
}

/** Why a link must not lead to an address that is redirected: its reader would be sent on, perhaps for ever. */
function redirected(link: string, path: string, redirects: ReadonlyMap<string, string>): Fault {
  const passed = [path]
  let last = path
  for (let next = redirects.get(path); next !== undefined; ) {
    last = next
    const { path: at } = partsOf(next)
    const isCircle = passed.includes(at)
    passed.push(at)
    if (isCircle)
      return {
        message: `${link} leads in a circle: ${passed.join(', ')}`,
        fix: 'let one of these redirects lead to a page',
      }
    next = redirects.get(at)
  }
  return {
    message: `${link} leads to an address that is redirected to "${last}"`,
    fix: `write "${last}"`,
  }
}

/** Tells an author which page was probably meant: one of the same name, in another place. */
function nearest(path: string, known: readonly string[]): string {
  const name = path.split('/').at(-1)
  const meant = known.find(page => page.split('/').at(-1) === name && page !== '/')
  return meant ? `is "${meant}" meant?` : 'correct the path, or add the page'
}

/** The parts of a link as settings and pages write it. */
export function partsOf(address: string): { address: string; path: string; fragment: string } {
  const [target = '', fragment = ''] = address.split('#')
  return { address, path: target.startsWith('/') ? normalizePath(target) : target, fragment }
}
