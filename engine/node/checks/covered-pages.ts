import { outputFileOf } from '#model/routes.ts'
import { twinFileOf } from '#model/twin.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { RESERVED_FILES } from '../output/reserved-files.ts'
import { isFallbackPage } from '../pages/collect/collect.ts'

/** Files that are made of a page, below the site's root. */
export function filesOf(path: string): string[] {
  return [outputFileOf(path), ...(isFallbackPage(path) ? [] : [twinFileOf(path)])]
}

/**
 * Files that the build would write over others: pages and their Markdown over static files, and either over the lists
 * for programs.
 * @param files paths of the site's static files.
 */
export function coveredPages(
  pages: readonly { path: string; filePath: string }[],
  files: ReadonlySet<string>,
): Diagnostic[] {
  const ofPages = pages.flatMap(({ path, filePath }) =>
    filesOf(path).flatMap((name): Diagnostic[] => {
      const file = `content/${filePath}`
      if (files.has(`/${name}`))
        return [
          {
            file,
            message: `has the same path as public/${name}`,
            fix: 'remove or rename one of the two files',
          },
        ]
      if (!RESERVED_FILES.includes(name)) return []
      return [
        { file, message: `would be published as ${name}, which the build makes`, fix: 'rename it' },
      ]
    }),
  )
  const reserved = RESERVED_FILES.filter(name => files.has(`/${name}`))
  return [
    ...ofPages,
    ...reserved.map(name => ({
      file: `public/${name}`,
      message: 'is a file that the build makes',
      fix: 'delete it, or rename it',
    })),
  ]
}
