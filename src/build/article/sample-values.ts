import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { sampleValues } from '#data/api/sample-values.ts'
import { BuildError, type Mistake } from '../build-error.ts'

const PLACE = /\{\{([A-Z_]+)\}\}/g

/**
 * Fills in the values that code names as `{{NAME}}`.
 * @param onUnknown called with each name that has no value; it stays as it is.
 */
export function fillSampleValues(code: string, onUnknown: (name: string) => void): string {
  return code.replace(PLACE, (written, name: string) => {
    const value = sampleValues[name]
    if (value === undefined) onUnknown(name)
    return value ?? written
  })
}

/**
 * Fills in the values of data that code blocks name as `{{NAME}}`.
 * @throws BuildError for names without a value.
 */
export function remarkSampleValues() {
  return (tree: Root, file: VFile) => {
    const mistakes: Mistake[] = []
    visit(tree, 'code', node => {
      node.value = fillSampleValues(node.value, name =>
        mistakes.push({
          file: file.path,
          line: node.position?.start.line,
          message: `the code names {{${name}}}, which has no value`,
          fix: `use one of ${Object.keys(sampleValues).join(', ')}, or add it to data/api/sample-values.ts`,
        }),
      )
    })
    if (mistakes.length > 0) throw new BuildError(mistakes)
  }
}
