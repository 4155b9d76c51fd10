import { type Diagnostic, withOrigin } from '../diagnostics/build-error.ts'
import type { ArticleImage, Reference } from '../pages/article/article.ts'
import { fileOf } from '../pages/collect/file-of.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import { type Fault, imageFault, linkFault, type Targets } from './targets.ts'

/**
 * Links of pages that lead nowhere (to no page, to no file, or to no heading) and images that are not there,
 * each with its line where an author wrote it.
 * @param ofSettings site paths that settings lead to: their faults are reported of the settings, not of each page that shows them.
 */
export function brokenLinks(
  pages: readonly RenderedPage[],
  targets: Targets,
  ofSettings: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  return pages.flatMap(page => {
    const diagnostic = ({ line }: Reference, fault: Fault | undefined): Diagnostic[] =>
      fault ? [withOrigin({ file: fileOf(page), line, ...fault })] : []
    const written = page.article.links.filter(
      ({ line, path }) => line !== undefined || !ofSettings.has(path),
    )
    return [
      ...written.flatMap(link => diagnostic(link, linkFault(targets, link))),
      ...page.article.images.flatMap(image =>
        diagnostic(image, imageFault(targets, image.address) ?? unreadable(image)),
      ),
    ]
  })
}

/** An image whose file is there, but is none. */
function unreadable({ address, size }: ArticleImage): Fault | undefined {
  if (size !== 'unreadable') return undefined
  return {
    message: `the image "${address}" cannot be read`,
    fix: 'save it again as SVG, PNG, WebP, AVIF, JPEG or GIF',
  }
}
