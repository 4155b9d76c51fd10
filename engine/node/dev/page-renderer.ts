import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type * as Server from '#client/server.tsx'
import type { SourcePage } from '#model/page.ts'
import type { ShownSnippet } from '#prose/article-context.ts'
import { apiReader, publishApis } from '../api-definitions/published-apis.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { blogPosts } from '../pages/collect/blog-posts.ts'
import { fileOf } from '../pages/collect/file-of.ts'
import type { History } from '../pages/collect/history.ts'
import { pageDataOf, type RenderedPage, renderedPage } from '../pages/rendered-page.ts'
import { ENGINE_ROOT } from '../project.ts'
import { snippetReader } from '../samples/read-snippet.ts'
import type { Content } from './content.ts'
import type { ImportModule } from './import-module.ts'
import { moduleDiagnostics } from './module-diagnostics.ts'
import { type PageModules, pageModule } from './page-modules.ts'
import type { SettingsReader } from './settings.ts'

/** Module that renders articles and frames. */
const SERVER_MODULE = path.join(ENGINE_ROOT, 'client/server.tsx')

/** Renders a page as its sources now stand. @throws BuildError for whatever is wrong with it. */
export type RenderPage = (page: SourcePage) => Promise<RenderedPage>

interface Sources {
  /** Folder of the site. */
  root: string
  importModule: ImportModule
  content: Content
  settings: SettingsReader
  history: Promise<History>
  modules: PageModules
}

/** A page as it was last rendered, and all it was rendered from. */
interface Rendering {
  inputs: readonly unknown[]
  /** Snippets it shows, each as it was shown. */
  snippets: ReadonlyMap<string, ShownSnippet>
  result: Promise<RenderedPage>
}

/** Whether a snippet reads as it did; one that cannot be read any more does not. */
function isStill(shown: ShownSnippet, read: () => ShownSnippet): boolean {
  try {
    return isDeepStrictEqual(read(), shown)
  } catch {
    return false
  }
}

/** Renders pages one at a time, when they are asked for, and keeps each until something it depends on changes. */
export function pageRenderer(sources: Sources): RenderPage {
  const { root, importModule, content, settings, history, modules } = sources
  const renderings = new Map<string, Rendering>()

  const load = async (page: SourcePage): Promise<Server.ArticleContent> => {
    try {
      const module = await importModule<{ default: Server.ArticleContent }>(
        pageModule(root, page.filePath),
      )
      return module.default
    } catch (error) {
      const { importDiagnostics } = await import('../pages/article/evaluate.ts')
      const imports = modules.compiled(page.filePath)?.written.imports ?? []
      const found = await importDiagnostics(root, fileOf(page), imports)
      if (found.length > 0) throw new BuildError(found)
      throw moduleDiagnostics(error, reason => ({
        file: fileOf(page),
        message: `cannot be loaded: ${reason instanceof Error ? reason.message : String(reason)}`,
      }))
    }
  }

  const render = async (
    page: SourcePage,
    Content: Server.ArticleContent,
    server: typeof Server,
    readSnippet: (file: string) => ShownSnippet,
  ): Promise<RenderedPage> => {
    const { config } = await settings.current()
    const extensions = await loadExtensions(root, importModule)
    const readApi = apiReader(await publishApis(extensions, config.basePath))
    // Loaded with the first page, so that the server starts at once.
    const { checkTags, renderArticle } = await import('../pages/article/render-article.ts')
    const compiled = modules.compiled(page.filePath)
    if (!compiled) throw new Error(`${fileOf(page)} was not compiled`)
    const posts = blogPosts(content.pages())
    const { sampleValues } = extensions
    const tools = { root, config, server, sampleValues, posts, readSnippet, readApi }
    checkTags(page, compiled, tools)
    const article = await renderArticle(page, compiled, Content, tools)
    const data = pageDataOf(config, page, article, (await history).lastUpdated)
    const app = await server.renderFrame(data, article.html)
    return renderedPage(config, page, { article, data, app })
  }

  return async page => {
    const { config } = await settings.current()
    const server = await importModule<typeof Server>(SERVER_MODULE)
    const Content = await load(page)
    // A module that was not edited, and imports none that was, gives the same component as before.
    const posts = JSON.stringify(blogPosts(content.pages()))
    const { apiDefinitions, apiErrors } = await loadExtensions(root, importModule)
    const inputs = [config, server.renderFrame, Content, page, posts, apiDefinitions, apiErrors]
    const read = snippetReader(root, config.basePath, 'show without output')
    const known = renderings.get(page.filePath)
    const isSame =
      known?.inputs.every((input, index) => input === inputs[index]) &&
      [...known.snippets].every(([file, shown]) => isStill(shown, () => read(file)))
    if (known && isSame) return known.result
    const snippets = new Map<string, ShownSnippet>()
    const readSnippet = (file: string) => {
      const shown = read(file)
      snippets.set(file, shown)
      return shown
    }
    const result = render(page, Content, server, readSnippet)
    renderings.set(page.filePath, { inputs, snippets, result })
    return result
  }
}
