import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'
import type { ArticleContent } from '#app/server.tsx'
import { BuildError } from '../build-error.ts'
import { hashOf } from '../hash.ts'
import { CACHE_FOLDER } from '../project.ts'
import { explain } from './explain.ts'
import { withLines } from './source-lines.ts'

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
  const name = `${hashOf(file, compiled)}.${process.pid}.${threadId}.mjs`
  const module = path.join(CACHE_FOLDER, 'pages', name)
  await mkdir(path.dirname(module), { recursive: true })
  await writeFile(module, compiled)
  try {
    const { default: Content }: { default: ArticleContent } = await import(
      pathToFileURL(module).href
    )
    return Content
  } catch (error) {
    throw new BuildError(withLines([explain(file, source, error)], file, source))
  } finally {
    await rm(module, { force: true })
  }
}
