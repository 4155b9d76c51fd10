import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FileTexts } from '#model/extensions.ts'
import { exportsOf } from '../config/exports-of.ts'
import { EXTENSIONS_FILE } from '../config/load-extensions.ts'
import { type Diagnostic, lineAt } from '../diagnostics/build-error.ts'
import { reasonOf } from '../diagnostics/module-diagnostics.ts'
import type { OutputFile } from './output-file.ts'

/** Ends that names of published files may have, without the dot: those of texts that hosts know and nothing runs. */
export const PUBLISHED_ENDS: readonly string[] = ['csv', 'json', 'md', 'txt', 'xml']

/** Whether a site may publish a text under a name, as its end says. */
export function isPublishable(name: string): boolean {
  return PUBLISHED_ENDS.some(end => name.endsWith(`.${end}`))
}

/** The files that a site makes of its data, and what is wrong with those that cannot be made. */
export interface PublishedFiles {
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Makes the files that a site publishes besides those of `public/`.
 * @param root folder of the site, for the line of diagnostics
 */
export async function readPublishedFiles(root: string, texts: FileTexts): Promise<PublishedFiles> {
  const names = Object.keys(texts)
  const made = await Promise.allSettled(names.map(async name => texts[name]?.() ?? ''))
  const line = made.some(({ status }) => status === 'rejected')
    ? lineOfPublishedFiles(root)
    : undefined
  return {
    files: made.map((result, index) => ({
      file: names[index] ?? '',
      text: result.status === 'fulfilled' ? result.value : '',
    })),
    diagnostics: made.flatMap((result, index) =>
      result.status === 'fulfilled'
        ? []
        : {
            file: EXTENSIONS_FILE,
            line,
            message: `the published file "${names[index]}" cannot be made: ${reasonOf(result.reason)}`,
            fix: 'correct the data that it is made of',
          },
    ),
  }
}

/** Line of a site's extensions where they export the files that it publishes. */
export function lineOfPublishedFiles(root: string): number | undefined {
  const file = path.join(root, EXTENSIONS_FILE)
  if (!existsSync(file)) return undefined
  const code = readFileSync(file, 'utf8')
  const found = exportsOf(code).find(({ names }) => names.includes('publishedFiles'))
  return found && lineAt(code, found.start)
}
