import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ArticleContent } from '#client/server.tsx'
import { hashOf } from '../cache/hash.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { ENGINE_ROOT } from '../project.ts'
import { explain } from './explain.ts'
import { withLines } from './source-lines.ts'

/** Compiled pages that are about to be imported, by the address they are imported from. */
const compiledPages = new Map<string, string>()

/** What compiled pages import besides what their author wrote; a site need not have it installed. */
const RUNTIME = /^react\/jsx-(?:dev-)?runtime$/
const ENGINE_MODULE = pathToFileURL(path.join(ENGINE_ROOT, 'node/pages/evaluate.ts')).href

// A page is imported from where its source lies, so that its imports mean there what they say.
registerHooks({
  resolve: (specifier, context, next) =>
    RUNTIME.test(specifier)
      ? next(specifier, { ...context, parentURL: ENGINE_MODULE })
      : compiledPages.has(specifier)
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
