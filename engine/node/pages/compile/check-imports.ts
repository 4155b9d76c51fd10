import type { Diagnostic } from '../../diagnostics/build-error.ts'
import type { PageImport } from './written.ts'

/** Names that a page may import: those of the site, those that the engine offers, and files beside it. */
const MAY_IMPORT = /^(?:#|docs-engine\/|\.\.?\/)/

/**
 * What a page may not import. A page is words and facts: what reaches for files, processes or packages is code, and
 * reviewed as such.
 * @param file of the page, for diagnostics.
 */
export function refusedImports(file: string, imports: readonly PageImport[]): Diagnostic[] {
  return imports
    .filter(({ specifier }) => !MAY_IMPORT.test(specifier))
    .map(({ specifier, line }) => ({
      file,
      line,
      message: `imports "${specifier}", which pages may not`,
      fix: 'import it in a module of the site, and that one by a name that begins with #',
    }))
}
