import type { SourcePage } from '#model/page.ts'
import { pathOfFile } from '#model/routes.ts'
import { brokenLinks } from '../checks/links.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { isDraft } from '../pages/collect/drafts.ts'
import { SNIPPET_FOLDER } from '../samples/files.ts'
import type { Content } from './content.ts'
import { notFoundPage } from './documents.ts'
import type { Gallery } from './gallery.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { SiteCheck } from './site-check.ts'

interface Sources {
  content: Content
  gallery: Gallery
  renderer: PageRenderer
  site: SiteCheck
}

/** The site path of the page that a diagnostic's file is; undefined for other files. */
function pagePathOf(file: string): string | undefined {
  const filePath = /^content\/(.+\.mdx?)$/.exec(file)?.[1]
  return filePath && pathOfFile(filePath)
}

/**
 * Gives what a build would refuse of one page and of what is around every page.
 * @returns a function of the page's path; of a path without a page, it checks the page that answers it.
 */
export function pageCheck({
  content,
  gallery,
  renderer,
  site,
}: Sources): (sitePath: string) => Promise<readonly Diagnostic[]> {
  const ofArticle = async (page: SourcePage): Promise<readonly Diagnostic[]> => {
    try {
      const rendered = await renderer.render(page)
      const { pages, ...others } = await site.targetsOf(rendered.article.links)
      const examples = page.gallery ? gallery.known() : []
      const all = new Map([...pages, ...examples.map(({ path }) => [path, undefined] as const)])
      // A draft may lead to another: they can be published together.
      const drafts = isDraft(page) ? new Set<string>() : others.drafts
      return brokenLinks([rendered], { ...others, pages: all, drafts })
    } catch (error) {
      if (error instanceof BuildError) return error.diagnostics
      throw error
    }
  }
  return async sitePath => {
    const { everywhere, ofFiles } = await site.faults()
    const found =
      content.find(sitePath) ?? (await gallery.find(sitePath)) ?? notFoundPage(content, sitePath)
    const page = found && 'path' in found ? found : undefined
    const samples = page ? renderer.samplesOn(page).map(file => `${SNIPPET_FOLDER}/${file}`) : []
    const own = ofFiles.filter(
      ({ file }) => pagePathOf(file) === sitePath || samples.includes(file),
    )
    const all = [...everywhere, ...own, ...(page ? await ofArticle(page) : [])]
    return new BuildError(all).diagnostics
  }
}
