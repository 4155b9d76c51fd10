import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { report } from './report.ts'

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
 * Fills in the values that code blocks name as `{{NAME}}`, and reports names without a value. On a site without
 * values, such braces are the code's own.
 */
export function remarkSampleValues(values: SampleValues) {
  return (tree: Root, file: VFile) => {
    if (Object.keys(values).length === 0) return
    visit(tree, 'code', node => {
      node.value = fillSampleValues(node.value, values, name =>
        report(
          file,
          node,
          `the code names {{${name}}}, which has no value`,
          `use one of ${Object.keys(values).join(', ')}, or add it to sampleValues in extensions.ts`,
        ),
      )
    })
  }
}
