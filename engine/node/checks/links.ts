import { type Diagnostic, withOrigin } from '../diagnostics/build-error.ts'
import type { ArticleImage, Reference } from '../pages/article/article.ts'
import { fileOf } from '../pages/collect/file-of.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import { type Fault, imageFault, linkFault, type Targets } from './targets.ts'

/**
 * Links of pages that lead nowhere (to no page, to no file, or to no heading) and images that are not there,
 * each with its line where an author wrote it.
 */
export function brokenLinks(pages: readonly RenderedPage[], targets: Targets): Diagnostic[] {
  return pages.flatMap(page => {
    const diagnostic = ({ line }: Reference, fault: Fault | undefined): Diagnostic[] =>
      fault ? [withOrigin({ file: fileOf(page), line, ...fault })] : []
    return [
      ...page.article.links.flatMap(link => diagnostic(link, linkFault(targets, link))),
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
