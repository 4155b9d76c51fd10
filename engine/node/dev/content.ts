import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SourcePage } from '#model/page.ts'
import { pathOfFile } from '#model/routes.ts'
import { wordsOf } from '#words/languages.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { PAGE_FILE, pageFiles, readPage, repeated } from '../pages/collect/collect.ts'
import { withDraftMark } from '../pages/collect/drafts.ts'
import { withFallbackPages } from '../pages/collect/fallback-pages.ts'

/** The pages of a site while it is being written. */
export interface Content {
  /** Pages whose frontmatter holds, the not-found page included. */
  pages(): readonly SourcePage[]
  /** The page at a path, what is wrong with its frontmatter, or undefined when there is none. */
  find(sitePath: string): SourcePage | readonly Diagnostic[] | undefined
  /** Frontmatter that fails its check, and pages that share a path, title or description with another. */
  diagnostics(): readonly Diagnostic[]
  /** Takes in that a file was changed, added or removed. */
  reread(filePath: string): Promise<void>
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
    valid = withFallbackPages(
      read.map(page => withDraftMark(page, wordsOf('en'))),
      {
        ...{ offline: false, sidebar: [], language: 'en' },
      },
    )
    clashes = repeated(read)
  }
  /** Of a file that was renamed, only the new name may have been told so far. */
  const dropRemoved = () => {
    for (const filePath of files.keys())
      if (!existsSync(path.join(contentFolder, filePath))) files.delete(filePath)
  }

  await Promise.all((await pageFiles(contentFolder)).map(read))
  settle()

  return {
    pages: () => valid,
    find(sitePath) {
      const page = valid.find(({ path }) => path === sitePath)
      if (page) return page
      const wrong = [...files].find(
        ([filePath, found]) => Array.isArray(found) && pathOfFile(filePath) === sitePath,
      )
      return wrong?.[1]
    },
    diagnostics: () => [...[...files.values()].filter(Array.isArray).flat(), ...clashes],
    async reread(filePath) {
      await read(filePath)
      settle()
      if (clashes.length === 0) return
      dropRemoved()
      settle()
    },
  }
}
