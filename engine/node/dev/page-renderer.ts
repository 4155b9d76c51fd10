import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type * as Server from '#client/server.tsx'
import type { SiteExtensions } from '#model/extensions.ts'
import type { SourcePage } from '#model/page.ts'
import type { ShownSnippet } from '#prose/article-context.ts'
import { apiReader } from '../api-definitions/api-reader.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { moduleDiagnostics, placeInComponent, reasonOf } from '../diagnostics/module-diagnostics.ts'
import type { Article } from '../pages/article/article.ts'
import { blogPosts } from '../pages/collect/blog-posts.ts'
import { fileOf } from '../pages/collect/file-of.ts'
import type { History } from '../pages/collect/history.ts'
import { pageChanges } from '../pages/collect/page-changes.ts'
import { pageDataOf, type RenderedPage, renderedPage } from '../pages/rendered-page.ts'
import { ENGINE_ROOT } from '../project.ts'
import { snippetReader } from '../samples/read-snippet.ts'
import type { Content } from './content.ts'
import type { Definitions } from './definitions.ts'
import type { ModuleLoader } from './module-loader.ts'
import type { PageModules } from './page-modules.ts'
import type { SettingsReader } from './settings.ts'
import type { Turns } from './turns.ts'

/** Module that renders articles and frames. */
const SERVER_MODULE = path.join(ENGINE_ROOT, 'client/server.tsx')

/** Renders pages one at a time, when they are asked for. */
export interface PageRenderer {
  /** Renders a page as its sources now stand. @throws BuildError for whatever is wrong with it. */
  render(page: SourcePage): Promise<RenderedPage>
  /** The samples that a page showed when it was last rendered, by their files below `content/snippets/`. */
  samplesOn(page: SourcePage): readonly string[]
}

interface Sources {
  /** Folder of the site. */
  root: string
  loader: ModuleLoader
  content: Content
  settings: SettingsReader
  history: Promise<History>
  modules: PageModules
  definitions: Definitions
  loadExtensions: () => Promise<SiteExtensions>
  turns: Turns
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

/** Renders pages, and keeps each until something it depends on changes. */
export function pageRenderer(sources: Sources): PageRenderer {
  const { root, loader, content, settings, history, modules, definitions } = sources
  const { loadExtensions, turns } = sources
  const renderings = new Map<string, Rendering>()

  /** Says what is wrong with what a page is rendered with, rather than with the page. */
  const orExplain = async <Result>(
    page: SourcePage,
    run: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await run()
    } catch (error) {
      throw moduleDiagnostics(root, error, () => ({
        file: fileOf(page),
        message: `cannot be rendered: ${reasonOf(error)}`,
      }))
    }
  }

  /** Adds to what is wrong with an article where the component failed that is at fault. */
  const withComponent = async (
    server: typeof Server,
    run: (noting: typeof Server) => Promise<Article>,
  ): Promise<Article> => {
    let thrown: unknown
    const renderArticle: typeof server.renderArticle = (...given) => {
      try {
        return server.renderArticle(...given)
      } catch (error) {
        thrown ??= error
        throw error
      }
    }
    try {
      return await run({ ...server, renderArticle })
    } catch (error) {
      const place = placeInComponent(root, thrown)
      if (!place || !(error instanceof BuildError)) throw error
      throw new BuildError(
        error.diagnostics.map(each => ({
          ...each,
          fix: `${each.fix ? `${each.fix}, or ` : ''}correct ${place}, where it fails`,
        })),
      )
    }
  }

  const renderAnew = async (
    page: SourcePage,
    Content: Server.ArticleContent,
    server: typeof Server,
    readSnippet: (file: string) => ShownSnippet,
  ): Promise<RenderedPage> => {
    const { config } = await settings.current()
    // Loaded with the first page, so that the server starts at once.
    const { checkTags, renderArticle } = await import('../pages/article/render-article.ts')
    const compiled = modules.compiled(page)
    const extensions = await loadExtensions()
    const { sampleValues } = extensions
    const readApi = apiReader(await definitions.apis(extensions))
    const posts = blogPosts(content.pages())
    const locating = await modules.locating()
    const changes = pageChanges(await history, content.pages())
    const lists = { sampleValues, posts, changes }
    const tools = { root, config, server, ...lists, readSnippet, readApi, locating }
    checkTags(page, compiled, tools)
    const article = await withComponent(server, noting =>
      renderArticle(page, compiled, Content, { ...tools, server: noting }),
    )
    const data = pageDataOf(config, page, article, (await history).lastUpdated)
    const app = await server.renderFrame(data, article.html)
    return renderedPage(config, page, { article, data, app })
  }

  const renderNow = async (page: SourcePage): Promise<RenderedPage> => {
    const { config } = await settings.current()
    const server = await loader.importModule<typeof Server>(SERVER_MODULE)
    const Content = await modules.load(page)
    // A module that was not edited, and imports none that was, gives the same component as before.
    const posts = JSON.stringify(blogPosts(content.pages()))
    const apis = await definitions.apis(await loadExtensions())
    const inputs = [config, server.renderFrame, Content, page, posts, apis]
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
    const result = renderAnew(page, Content, server, readSnippet)
    renderings.set(page.filePath, { inputs, snippets, result })
    return result
  }

  return {
    render: page => turns.render(() => orExplain(page, () => renderNow(page))),
    samplesOn: ({ filePath }) => [...(renderings.get(filePath)?.snippets.keys() ?? [])],
  }
}
