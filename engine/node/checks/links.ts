import type { Diagnostic } from '../diagnostics/build-error.ts'
import type { PageResult } from '../pages/page-task.ts'
import { withLines } from '../pages/source-lines.ts'
import { type Fault, imageFault, linkFault, type Targets } from './targets.ts'

/**
 * Links of pages that lead nowhere (to no page, to no file, or to no heading) and images that are not there,
 * each with its line where an author wrote it.
 * @param sources source text of each page by its path.
 */
export function brokenLinks(
  pages: readonly PageResult[],
  sources: ReadonlyMap<string, string>,
  targets: Targets,
): Diagnostic[] {
  return pages.flatMap(({ path, filePath, links, images }) => {
    const file = `content/${filePath}`
    const seen = new Map<string, number>()
    const diagnostic = (written: string, fault: Fault | undefined): Diagnostic[] => {
      const occurrence = seen.get(written) ?? 0
      seen.set(written, occurrence + 1)
      return fault ? [{ file, written, occurrence, ...fault }] : []
    }
    const diagnostics = [
      ...links.flatMap(link => diagnostic(link.href, linkFault(targets, link))),
      ...images.flatMap(src => diagnostic(src, imageFault(targets, src))),
    ]
    return diagnostics.length === 0 ? [] : withLines(diagnostics, file, sources.get(path))
  })
}
