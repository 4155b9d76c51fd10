import path from 'node:path'
import type { ArticleContent } from '#client/server.tsx'
import { resolveFrom } from '../../config/shared-packages.ts'
import { BuildError, type Diagnostic } from '../../diagnostics/build-error.ts'
import type { CompiledPage } from '../compile/compile.ts'
import type { PageImport } from '../compile/written.ts'
import { importAs } from './page-modules.ts'

/** A module whose default export is an article. */
interface PageModule {
  default: ArticleContent
}

/**
 * Runs a compiled page.
 * @param root folder of the site
 * @param file of the page, relative to the root
 * @throws BuildError when something it imports is not there.
 */
export async function evaluatePage(
  root: string,
  file: string,
  { code, written }: CompiledPage,
): Promise<ArticleContent> {
  try {
    const { default: Content } = await importAs<PageModule>(path.join(root, file), code)
    return Content
  } catch (error) {
    const diagnostics = await importDiagnostics(root, file, written.imports)
    throw diagnostics.length > 0 ? new BuildError(diagnostics) : error
  }
}

/** What is wrong with the imports of a page that could not be run. */
export async function importDiagnostics(
  root: string,
  file: string,
  imports: readonly PageImport[],
): Promise<Diagnostic[]> {
  const page = path.join(root, file)
  const found = await Promise.all(imports.map(each => importFaults(page, each)))
  return found.flat().map(fault => ({ file, ...fault }))
}

async function importFaults(
  page: string,
  { specifier, line, names }: PageImport,
): Promise<Omit<Diagnostic, 'file'>[]> {
  try {
    resolveFrom(page, specifier)
  } catch {
    const fix = specifier.startsWith('#')
      ? 'correct the import; such names are listed under "imports" in the site’s package.json'
      : 'correct the import'
    return [{ line, message: `imports "${specifier}", which does not exist`, fix }]
  }
  let module: object
  try {
    module = await importAs<object>(page, `export * from ${JSON.stringify(specifier)}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return [{ line, message: `imports "${specifier}", which cannot be loaded: ${reason}` }]
  }
  return names
    .filter(({ name }) => name !== 'default' && !(name in module))
    .map(({ name, line: at }) => ({
      line: at,
      message: `imports "${name}" from "${specifier}", which has no such export`,
      fix: 'correct the name, or export it there',
    }))
}
