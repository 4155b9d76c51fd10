import { isPrinted, PRINT_FOLDER } from '#model/print-folder.ts'
import { outputFileOf } from '#model/routes.ts'
import { twinFileOf } from '#model/twin.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { RESERVED_FILES } from '../output/reserved-files.ts'
import { isFallbackPage } from '../pages/collect/fallback-paths.ts'

/** Files that are made of a page, below the site's root. */
export function filesOf(path: string): string[] {
  return [outputFileOf(path), ...(isFallbackPage(path) ? [] : [twinFileOf(path)])]
}

/**
 * Files that the build would write over others: pages and their Markdown over static files, and either over the lists
 * for programs, or into the folder of documents to print.
 * @param files paths of the site's static files.
 */
export function coveredPages(
  pages: readonly { path: string; filePath: string }[],
  files: ReadonlySet<string>,
): Diagnostic[] {
  const inPrintFolder = [
    ...pages.filter(({ path }) => isPrinted(path)).map(({ filePath }) => `content/${filePath}`),
    ...[...files].filter(isPrinted).map(file => `public${file}`),
  ]
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
    ...inPrintFolder.map(file => ({
      file,
      message: `would be published below /${PRINT_FOLDER}/, where the build puts documents to print`,
      fix: 'put it into another folder',
    })),
    ...reserved.map(name => ({
      file: `public/${name}`,
      message: 'is a file that the build makes',
      fix: 'delete it, or rename it',
    })),
  ]
}
