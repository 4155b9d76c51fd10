import { outputFileOf } from '#model/routes.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'

/**
 * Pages that would be written over a static file.
 * @param files paths of the site's static files.
 */
export function coveredPages(
  pages: readonly { path: string; filePath: string }[],
  files: ReadonlySet<string>,
): Diagnostic[] {
  return pages.flatMap(({ path, filePath }) => {
    const file = `/${outputFileOf(path)}`
    if (!files.has(file)) return []
    return {
      file: `content/${filePath}`,
      message: `has the same path as public${file}`,
      fix: 'remove or rename one of the two files',
    }
  })
}
