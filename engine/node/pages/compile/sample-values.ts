import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from './report.ts'
import { walkCode } from './walk.ts'

/** Values by the name that code has for them. */
type SampleValues = Readonly<Record<string, string>>

declare module 'vfile' {
  interface DataMap {
    /** What the code of a page may name. */
    sampleValues: SampleValues
  }
}

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
 * values, such braces are the code's own. The values come with the page's file.
 */
export function remarkSampleValues() {
  return (tree: Root, file: VFile) => {
    const values = file.data.sampleValues ?? {}
    if (Object.keys(values).length === 0) return
    walkCode(tree, node => {
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
