import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { SCRIPT } from '../cache/module-graph.ts'
import { lineOfImport } from '../cache/module-imports.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { nameOfFile } from '../diagnostics/module-diagnostics.ts'

/** What a build does with addresses and modules of its own is not looked at. */
const OTHERS = /^(?:\0|data:|https?:|node:|virtual:|\/@)/

/**
 * Refuses an import of a module of ours that leads to no file, where the line is known: what the bundler says later
 * names a place in what it has made of the module.
 * @param root folder of the site.
 */
export function missingImportsPlugin(root: string): Plugin {
  return {
    name: 'missing-imports',
    // Only what nothing else has found comes so far.
    enforce: 'post',
    resolveId(specifier, importer) {
      const isOurs = importer && SCRIPT.test(importer) && !importer.includes('/node_modules/')
      if (!isOurs || OTHERS.test(specifier)) return undefined
      const line = lineOfImport(readFileSync(importer, 'utf8'), specifier)
      // What the bundler has added itself stands on no line.
      if (line === undefined) return undefined
      throw new BuildError([
        {
          file: nameOfFile(root, importer),
          line,
          message: `imports "${specifier}", which does not exist`,
          fix: 'correct the import, or add the file',
        },
      ])
    },
  }
}
