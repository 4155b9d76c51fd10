import type * as Server from '#app/server.tsx'
import type { SiteConfig } from '#model/config/site.ts'
import { headTags } from '#model/head.ts'
import { pageData } from '#model/page.ts'
import type { BlogPost } from '#prose/article-context.ts'
import { explain } from './article/evaluate.ts'
import { finishArticle } from './article/finish.ts'
import { BuildError } from './build-error.ts'
import { measuresClass } from './measures.ts'
import type { PageResult, PageTask } from './page-task.ts'

/** What pages are drawn with. */
export interface DrawingTools {
  config: SiteConfig
  /** The module that draws articles and frames. */
  server: Pick<typeof Server, 'renderArticle' | 'renderPage'>
  posts: readonly BlogPost[]
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
  try {
    return await draw(task, Content, tools)
  } catch (error) {
    if (error instanceof BuildError) throw error
    throw new BuildError([explain(`content/${task.filePath}`, task.source, error)])
  }
}

async function draw(
  { path, filePath, frontmatter, lastUpdatedAt, indexed }: PageTask,
  Content: Server.ArticleContent,
  { config, server, posts }: DrawingTools,
): Promise<PageResult> {
  const drawn = server.renderArticle(Content, {
    page: frontmatter,
    posts,
    sponsors: config.sponsors,
  })
  const article = await finishArticle(drawn.html, {
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
  const data = pageData(config, page)
  return {
    path,
    filePath,
    data,
    head: headTags(config, page, { indexed }),
    app: await server.renderPage(data, article.html),
    ids: article.ids,
    links: article.links,
    documents: article.documents,
    hasMathematics: article.hasMathematics,
    measuresClass: measuresClass(frontmatter.content),
  }
}
