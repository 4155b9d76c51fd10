import type * as Server from '#client/server.tsx'
import type { SiteConfig } from '#model/config/site.ts'
import { headTags } from '#model/head.ts'
import { pageData } from '#model/page.ts'
import type { ArticleSurroundings, BlogPost } from '#prose/article-context.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { contentWidthClass } from '../output/content-width.ts'
import { countUses } from './count-uses.ts'
import { explain, failedTag } from './explain.ts'
import { finishArticle } from './finish.ts'
import type { PageResult, PageTask } from './page-task.ts'
import { withLines } from './source-lines.ts'

/** What pages are drawn with. */
export interface DrawingTools {
  config: SiteConfig
  /** The module that draws articles and frames. */
  server: Pick<typeof Server, 'loadTags' | 'renderArticle' | 'renderPage' | 'tagNames'>
  posts: readonly BlogPost[]
  readSnippet: ArticleSurroundings['readSnippet']
  readApi: ArticleSurroundings['readApi']
}

/**
 * Draws a page from its article's component to the markup of the whole app: the same for a build and for
 * the development server.
 * @param Content the article, compiled and run.
 * @throws BuildError for whatever is wrong with the page.
 */
export async function drawPage(
  task: PageTask,
  Content: Server.ArticleContent,
  tools: DrawingTools,
): Promise<PageResult> {
  const file = `content/${task.filePath}`
  try {
    return await draw(task, Content, tools)
  } catch (error) {
    const diagnostics =
      error instanceof BuildError ? error.diagnostics : [explain(file, task.source, error)]
    throw new BuildError(withLines(diagnostics, file, task.source))
  }
}

/**
 * Draws the article of a page.
 * @throws BuildError that says which tag failed, when one refuses what it was given.
 */
async function drawArticle(
  { filePath, source, frontmatter }: PageTask,
  Content: Server.ArticleContent,
  { config, server, posts, readSnippet, readApi }: DrawingTools,
): Promise<string> {
  const tags = await server.loadTags(server.tagNames)
  const surroundings = { page: frontmatter, posts, sponsors: config.sponsors, readSnippet, readApi }
  try {
    return server.renderArticle(Content, tags, surroundings).html
  } catch (error) {
    const diagnostic = explain(`content/${filePath}`, source, error)
    const tag = failedTag(error, source)
    const counted = countUses(Content, tag ?? '')
    try {
      server.renderArticle(counted.Content, tags, surroundings)
    } catch {
      // It fails as before; now it is known at which use of the tag.
    }
    throw new BuildError([{ ...diagnostic, occurrence: Math.max(0, counted.count() - 1) }])
  }
}

async function draw(
  task: PageTask,
  Content: Server.ArticleContent,
  tools: DrawingTools,
): Promise<PageResult> {
  const { path, filePath, frontmatter, lastUpdatedAt, indexed } = task
  const { config, server } = tools
  const article = await finishArticle(await drawArticle(task, Content, tools), {
    file: `content/${filePath}`,
    path,
    title: frontmatter.title,
    basePath: config.basePath,
    codeThemes: config.codeThemes,
    math: config.math,
  })
  const page = {
    path,
    filePath,
    frontmatter,
    headings: article.headings,
    ...(lastUpdatedAt && { lastUpdatedAt }),
  }
  const measures = contentWidthClass(frontmatter.content)
  const data = { ...pageData(config, page), ...(measures && { contentWidthClass: measures }) }
  return {
    path,
    filePath,
    data,
    head: headTags(config, page, { indexed }),
    app: await server.renderPage(data, article.html),
    ids: article.ids,
    links: article.links,
    images: article.images,
    documents: article.documents,
    hasMathematics: article.hasMathematics,
  }
}
