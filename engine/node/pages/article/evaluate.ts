import type { ArticleContent } from '#client/server.tsx'
import type { SourcePage } from '#model/page.ts'
import { resolveFrom } from '../../config/shared-packages.ts'
import { BuildError } from '../../diagnostics/build-error.ts'
import { fileOf, moduleFileOf } from '../collect/file-of.ts'
import type { CompiledPage } from '../compile/compile.ts'
import { importFaults } from './import-faults.ts'
import { importAs } from './page-modules.ts'

/** A module whose default export is an article. */
interface PageModule {
  default: ArticleContent
}

/**
 * Runs a compiled page.
 * @param root folder of the site
 * @throws BuildError when something it imports is not there.
 */
export async function evaluatePage(
  root: string,
  page: SourcePage,
  { code, written }: CompiledPage,
): Promise<ArticleContent> {
  const module = moduleFileOf(root, page)
  try {
    const { default: Content } = await importAs<PageModule>(module, code)
    return Content
  } catch (error) {
    const load = async (specifier: string) =>
      isThere(module, specifier)
        ? importAs<object>(module, `export * from ${JSON.stringify(specifier)}`)
        : undefined
    const faults = await importFaults(fileOf(page), written.imports, { load })
    throw faults.length > 0 ? new BuildError(faults) : error
  }
}

function isThere(file: string, specifier: string): boolean {
  try {
    resolveFrom(file, specifier)
    return true
  } catch {
    return false
  }
}
