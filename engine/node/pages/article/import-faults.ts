import type { Diagnostic } from '../../diagnostics/build-error.ts'
import type { PageImport } from '../compile/written.ts'

interface Loading {
  /** Loads what the page imports by a name; undefined when there is no such module. */
  load(specifier: string): Promise<object | undefined>
  /** Says more of a module that cannot be loaded than that it cannot. */
  explain?(error: unknown): readonly Diagnostic[] | undefined
}

/**
 * What is wrong with the imports of a page.
 * @param file of the page, for diagnostics
 */
export async function importFaults(
  file: string,
  imports: readonly PageImport[],
  { load, explain }: Loading,
): Promise<Diagnostic[]> {
  const found = await Promise.all(
    imports.map(async ({ specifier, line, names }): Promise<readonly Diagnostic[]> => {
      try {
        const module = await load(specifier)
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
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
        const message = `imports "${specifier}", which cannot be loaded: ${reason}`
        return explain?.(error) ?? [{ file, line, message }]
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
