import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'

/** Values by the name that code has for them. */
type SampleValues = Readonly<Record<string, string>>

const PLACE = /\{\{([A-Z_]+)\}\}/g

/**
 * Fills in the values that code names as `{{NAME}}`.
 * @param values by name
 * @param onUnknown called with each name that has no value; it stays as it is.
 */
export function fillSampleValues(
  code: string,
  values: SampleValues,
  onUnknown: (name: string) => void,
): string {
  return code.replace(PLACE, (written, name: string) => {
    const value = values[name]
    if (value === undefined) onUnknown(name)
    return value ?? written
  })
}

/**
 * Fills in the values of data that code blocks name as `{{NAME}}`.
 * @throws BuildError for names without a value.
 */
export function remarkSampleValues(values: SampleValues) {
  return (tree: Root, file: VFile) => {
    const diagnostics: Diagnostic[] = []
    visit(tree, 'code', node => {
      node.value = fillSampleValues(node.value, values, name =>
        diagnostics.push({
          file: file.path,
          line: node.position?.start.line,
          message: `the code names {{${name}}}, which has no value`,
          fix: `use one of ${Object.keys(values).join(', ')}, or add it to the sampleValues of extensions.ts`,
        }),
      )
    })
    if (diagnostics.length > 0) throw new BuildError(diagnostics)
  }
}
