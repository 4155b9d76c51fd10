import type { Definition } from '#model/api/document.ts'
import type { SourcePage } from '#model/page.ts'
import { AREAS_FILE } from '#model/sidebar.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { textFiles } from '../output/text-files.ts'
import type { History } from '../pages/collect/history.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import type { Content } from './content.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { SettingsReader } from './settings.ts'

/** What the files for programs are made of while a site is written. */
interface Sources {
  content: Content
  settings: SettingsReader
  renderer: PageRenderer
  history: Promise<History>
  readApiDefinitions: () => Promise<readonly Definition[]>
}

/** Names that such files have, at any place: the others are not made to find that one is none of them. */
const NAMES =
  /^(?:.+\.(?:md|txt)|(?:feed|sitemap)\.xml|(?:index|all-areas)\.json|\.well-known\/.+)$/

/** The page that a file of Markdown is made of is rendered alone; lists of pages need all, and that of areas needs none. */
function pagesFor(file: string, pages: readonly SourcePage[]): readonly SourcePage[] {
  if (file === AREAS_FILE) return []
  if (!file.endsWith('.md') || file === 'skill.md') return pages
  const path = `/${file.slice(0, -'.md'.length)}`
  return pages.filter(page => page.path === path || (page.path === '/' && path === '/index'))
}

/**
 * Finds the files for programs: pages as Markdown, and lists of the pages. Pages that cannot be rendered are left out
 * of lists until they are fixed.
 * @returns the text of a file; undefined for a name that none of them has
 */
export function textFileFinder(sources: Sources): (file: string) => Promise<string | undefined> {
  const { content, settings, renderer, history, readApiDefinitions } = sources
  return async file => {
    if (!NAMES.test(file)) return undefined
    const { config } = await settings.current()
    const pages: RenderedPage[] = []
    for (const page of pagesFor(file, content.pages())) {
      try {
        pages.push(await renderer.render(page))
      } catch (error) {
        if (!(error instanceof BuildError)) throw error
      }
    }
    const files = textFiles({
      config,
      sources: content.pages(),
      pages,
      apiDefinitions: await readApiDefinitions(),
      commitTime: (await history).commitTime,
    })
    return files.find(each => each.file === file)?.text
  }
}
