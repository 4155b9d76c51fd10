import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ArticleContent } from '#app/server.tsx'
import { BuildError } from '../build-error.ts'
import { hashOf } from '../hash.ts'
import { CACHE_FOLDER } from '../project.ts'

/** Where a text stands in a source, as a line counted from 1. */
function lineOf(source: string, text: string): number | undefined {
  const at = source.indexOf(text)
  return at === -1 ? undefined : source.slice(0, at).split('\n').length
}

/**
 * Runs a compiled page. It lies in the project's cache folder meanwhile, so that its imports resolve as
 * they do anywhere in the project.
 * @throws BuildError when something it imports is not there.
 */
export async function evaluatePage(
  file: string,
  source: string,
  compiled: string,
): Promise<ArticleContent> {
  const module = path.join(CACHE_FOLDER, 'pages', `${hashOf(file, compiled)}.mjs`)
  await mkdir(path.dirname(module), { recursive: true })
  await writeFile(module, compiled)
  try {
    const { default: Content }: { default: ArticleContent } = await import(
      pathToFileURL(module).href
    )
    return Content
  } catch (error) {
    throw new BuildError([explain(file, source, error)])
  }
}

/** Says what is wrong with a page that cannot run or be drawn. */
export function explain(file: string, source: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  const missingTag = /component `([\w.]+)` to be defined/.exec(reason)?.[1]
  if (missingTag) {
    return {
      file,
      line: lineOf(source, `<${missingTag}`),
      message: `<${missingTag}> is not a tag`,
      fix: 'the tags are listed in src/prose/tags.ts and src/reference/tags.ts',
    }
  }
  const missingExport = /does not provide an export named '(\w+)'/.exec(reason)?.[1]
  const missingModule = /Cannot find (?:module|package) '([^']+)'/.exec(reason)?.[1]
  return {
    file,
    line: missingExport
      ? lineOf(source, missingExport)
      : missingModule
        ? lineOf(source, path.basename(missingModule))
        : undefined,
    message: missingExport
      ? `imports "${missingExport}", which does not exist`
      : missingModule
        ? `imports "${path.basename(missingModule)}", which does not exist`
        : `could not be drawn: ${reason}`,
    fix: missingExport || missingModule ? 'correct the import' : undefined,
  }
}
