import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import type { PageImport } from '../pages/compile/written.ts'
import { moduleDiagnostics, reasonOf } from './module-diagnostics.ts'

/**
 * What is wrong with the imports of a page. The bundler lets a page import a name that is not there, and says of a
 * module that is not there only that something is missing.
 * @param root folder of the site
 * @param file of the page, relative to the root
 * @param importFrom loads what the page imports; undefined when there is no such module
 */
export async function importFaults(
  root: string,
  file: string,
  imports: readonly PageImport[],
  importFrom: (specifier: string) => Promise<object | undefined>,
): Promise<Diagnostic[]> {
  const found = await Promise.all(
    imports.map(async ({ specifier, line, names }): Promise<readonly Diagnostic[]> => {
      try {
        const module = await importFrom(specifier)
        if (!module) return [missing(file, specifier, line)]
        return names
          .filter(({ name }) => name !== 'default' && !(name in module))
          .map(each => ({
            file,
            line: each.line,
            message: `imports "${each.name}" from "${specifier}", which has no such export`,
            fix: 'correct the name, or export it there',
          }))
      } catch (error) {
        if (error instanceof BuildError) return error.diagnostics
        return moduleDiagnostics(root, error, () => ({
          file,
          line,
          message: `imports "${specifier}", which cannot be loaded: ${reasonOf(error)}`,
        })).diagnostics
      }
    }),
  )
  return found.flat()
}

function missing(file: string, specifier: string, line: number): Diagnostic {
  const fix = specifier.startsWith('#')
    ? 'correct the import; such names are listed under "imports" in the site’s package.json'
    : 'correct the import'
  return { file, line, message: `imports "${specifier}", which does not exist`, fix }
}
