import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ArticleContent } from '#client/server.tsx'
import { hashOf } from '../cache/hash.ts'
import '../config/shared-packages.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { explain } from './explain.ts'
import { withLines } from './source-lines.ts'

/** Compiled pages that are about to be imported, by the address they are imported from. */
const compiledPages = new Map<string, string>()

// A page is imported from where its source lies, so that its imports mean there what they say.
registerHooks({
  resolve: (specifier, context, next) =>
    compiledPages.has(specifier)
      ? { url: specifier, shortCircuit: true }
      : next(specifier, context),
  load(address, context, next) {
    const source = compiledPages.get(address)
    return source === undefined
      ? next(address, context)
      : { format: 'module', source, shortCircuit: true }
  },
})

/**
 * Runs a compiled page.
 * @param root folder of the site
 * @param file of the page, relative to the root
 * @throws BuildError when something it imports is not there.
 */
export async function evaluatePage(
  root: string,
  file: string,
  source: string,
  compiled: string,
): Promise<ArticleContent> {
  const address = `${pathToFileURL(path.join(root, file)).href}?${hashOf(compiled)}`
  compiledPages.set(address, compiled)
  try {
    const { default: Content }: { default: ArticleContent } = await import(address)
    return Content
  } catch (error) {
    throw new BuildError(withLines([explain(file, source, error)], file, source))
  } finally {
    compiledPages.delete(address)
  }
}
