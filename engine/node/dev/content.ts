import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SourcePage } from '#model/page.ts'
import { pathOfFile } from '#model/routes.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { PAGE_FILE, pageFiles, readPage, repeated } from '../pages/collect/collect.ts'
import { withNotFoundPage } from '../pages/collect/not-found.ts'

/** The pages of a site while it is being written. */
export interface Content {
  /** Pages whose frontmatter holds, the not-found page included. */
  pages(): readonly SourcePage[]
  /** The page at a path, what is wrong with it, or undefined when there is none. */
  find(sitePath: string): SourcePage | readonly Diagnostic[] | undefined
  /** The text of a page, by its file below `content/`. */
  sourceOf(filePath: string): string | undefined
  /** Takes in that a file was changed, added or removed. Returns what is wrong with it, and which pages clash. */
  reread(filePath: string): Promise<readonly Diagnostic[]>
}

/** Reads all pages below a folder; diagnostics are kept with the page they are in. */
export async function readContent(contentFolder: string): Promise<Content> {
  const files = new Map<string, SourcePage | readonly Diagnostic[]>()
  let valid: readonly SourcePage[] = []
  let clashes: readonly Diagnostic[] = []

  const read = async (filePath: string) => {
    if (!PAGE_FILE.test(filePath) || !existsSync(path.join(contentFolder, filePath))) {
      files.delete(filePath)
      return
    }
    files.set(filePath, await readPage(contentFolder, filePath))
  }
  const settle = () => {
    const read = [...files.values()]
      .filter((page): page is SourcePage => !Array.isArray(page))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
    valid = withNotFoundPage(read)
    clashes = repeated(read)
  }
  const diagnosticsOf = (filePath: string): readonly Diagnostic[] => {
    const page = files.get(filePath)
    if (page !== undefined && !('path' in page)) return page
    return clashes.filter(({ file }) => file === `content/${filePath}`)
  }

  await Promise.all((await pageFiles(contentFolder)).map(read))
  settle()

  return {
    pages: () => valid,
    find(sitePath) {
      const wrong = [...files.keys()]
        .filter(filePath => pathOfFile(filePath) === sitePath)
        .flatMap(diagnosticsOf)
      return wrong.length > 0 ? wrong : valid.find(page => page.path === sitePath)
    },
    sourceOf: filePath => valid.find(page => page.filePath === filePath)?.source,
    async reread(filePath) {
      await read(filePath)
      settle()
      return [...new Set([...diagnosticsOf(filePath), ...clashes])]
    },
  }
}
