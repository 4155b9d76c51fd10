import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type * as Server from '#client/server.tsx'
import type { ShownSnippet } from '#prose/article-context.ts'
import { apiReader } from '../api-definitions/api-reader.ts'
import { loadExtensions } from '../config/load-extensions.ts'
import { blogPosts } from '../pages/blog-posts.ts'
import { type ContentPage, isNotFoundPage } from '../pages/collect.ts'
import { explain } from '../pages/explain.ts'
import type { History } from '../pages/history.ts'
import type { PageResult } from '../pages/page-task.ts'
import { ENGINE_ROOT } from '../project.ts'
import { snippetReader } from '../samples/read-snippet.ts'
import type { Content } from './content.ts'
import type { ImportModule } from './import-module.ts'
import { moduleDiagnostics } from './module-diagnostics.ts'
import { pageModule } from './page-modules.ts'
import type { SettingsReader } from './settings.ts'

/** Module that draws articles and frames. */
const SERVER_MODULE = path.join(ENGINE_ROOT, 'client/server.tsx')

/** Draws a page as its sources now stand. @throws BuildError for whatever is wrong with it. */
export type Draw = (page: ContentPage) => Promise<PageResult>

interface Sources {
  /** Folder of the site. */
  root: string
  importModule: ImportModule
  content: Content
  settings: SettingsReader
  history: Promise<History>
}

/** A page as it was last drawn, and all it was drawn from. */
interface Drawing {
  inputs: readonly unknown[]
  /** Snippets it shows, each as it was shown. */
  snippets: ReadonlyMap<string, ShownSnippet>
  result: Promise<PageResult>
}

/** Whether a snippet reads as it did; one that cannot be read any more does not. */
function isStill(shown: ShownSnippet, read: () => ShownSnippet): boolean {
  try {
    return isDeepStrictEqual(read(), shown)
  } catch {
    return false
  }
}

/** Draws pages one at a time, when they are asked for, and keeps each until something it depends on changes. */
export function pageRenderer({ root, importModule, content, settings, history }: Sources): Draw {
  const drawings = new Map<string, Drawing>()

  const load = async (page: ContentPage): Promise<Server.ArticleContent> => {
    try {
      const module = await importModule<{ default: Server.ArticleContent }>(
        pageModule(root, page.filePath),
      )
      return module.default
    } catch (error) {
      const file = `content/${page.filePath}`
      throw moduleDiagnostics(error, reason => explain(file, page.source, reason))
    }
  }

  return async page => {
    const { config } = await settings.current()
    const server = await importModule<typeof Server>(SERVER_MODULE)
    const extensions = await loadExtensions(root, importModule)
    const Content = await load(page)
    const posts = blogPosts(content.pages())
    const lastUpdatedAt = (await history).lastUpdated.get(page.filePath)
    // A module that was not edited, and imports none that was, gives the same component as before.
    const { apiDefinitions } = extensions
    const inputs = [config, server.renderPage, Content, page, JSON.stringify(posts), apiDefinitions]
    const readSnippet = snippetReader(root, config.basePath, 'show without output')
    const known = drawings.get(page.filePath)
    const isSame =
      known?.inputs.every((input, index) => input === inputs[index]) &&
      [...known.snippets].every(([file, shown]) => isStill(shown, () => readSnippet(file)))
    if (known && isSame) return known.result
    const task = {
      ...page,
      lastUpdatedAt,
      indexed: !isNotFoundPage(page.path),
    }
    // Loaded with the first page, so that the server starts at once.
    const { drawPage } = await import('../pages/draw-page.ts')
    const snippets = new Map<string, ShownSnippet>()
    const result = drawPage(task, Content, {
      config,
      server,
      posts,
      readApi: await apiReader(extensions, config.basePath),
      readSnippet: file => {
        const shown = readSnippet(file)
        snippets.set(file, shown)
        return shown
      },
    })
    drawings.set(page.filePath, { inputs, snippets, result })
    return result
  }
}
