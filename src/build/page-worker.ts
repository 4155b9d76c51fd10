import { workerData } from 'node:worker_threads'
import type * as Server from '#app/server.tsx'
import type { SiteConfig } from '#model/config/site.ts'
import { headTags } from '#model/head.ts'
import { pageData } from '#model/page.ts'
import { compilePage } from './article/compile.ts'
import { countUses } from './article/count-uses.ts'
import { evaluatePage } from './article/evaluate.ts'
import { explain, failedTag } from './article/explain.ts'
import { finishArticle } from './article/finish.ts'
import { withLines } from './article/source-lines.ts'
import { BuildError, type Mistake } from './build-error.ts'
import { loadConfig } from './load-config.ts'
import { measuresClass } from './measures.ts'
import type { PageResult, PageTask, WorkerSettings } from './page-task.ts'

// Tinypool puts its own data first.
const settings: WorkerSettings = Array.isArray(workerData) ? workerData[1] : workerData

const ready: Promise<{ config: SiteConfig; server: typeof Server }> = Promise.all([
  loadConfig(settings.root, settings.environment),
  import(settings.serverFile),
]).then(([config, server]) => ({ config, server }))

/** Draws a page, from its source to the markup of the whole app. Mistakes in it are returned, not thrown. */
export default async function drawPage(task: PageTask): Promise<PageResult | Mistake[]> {
  const file = `content/${task.filePath}`
  try {
    const { config, server } = await ready
    return await draw(task, config, server)
  } catch (error) {
    const mistakes =
      error instanceof BuildError ? error.mistakes : [explain(file, task.source, error)]
    return withLines(mistakes, file, task.source)
  }
}

/**
 * Draws the article of a page.
 * @throws BuildError that says which tag failed, when one refuses what it was given.
 */
function drawArticle(
  Content: Server.ArticleContent,
  { filePath, source, frontmatter }: PageTask,
  config: SiteConfig,
  server: typeof Server,
): string {
  const surroundings = { page: frontmatter, posts: settings.posts, sponsors: config.sponsors }
  try {
    return server.renderArticle(Content, surroundings).html
  } catch (error) {
    const mistake = explain(`content/${filePath}`, source, error)
    const tag = failedTag(error, source)
    const counted = countUses(Content, tag ?? '')
    try {
      server.renderArticle(counted.Content, surroundings)
    } catch {
      // It fails as before; now it is known at which use of the tag.
    }
    throw new BuildError([{ ...mistake, occurrence: Math.max(0, counted.count() - 1) }])
  }
}

async function draw(
  task: PageTask,
  config: SiteConfig,
  server: typeof Server,
): Promise<PageResult> {
  const { path, filePath, source, frontmatter } = task
  const file = `content/${filePath}`
  const compiled = await compilePage(file, source, { math: config.math })
  const Content = await evaluatePage(file, source, compiled)
  const article = await finishArticle(drawArticle(Content, task, config, server), {
    file,
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
    ...(task.lastUpdatedAt && { lastUpdatedAt: task.lastUpdatedAt }),
  }
  const measures = measuresClass(frontmatter.content)
  const data = { ...pageData(config, page), ...(measures && { measuresClass: measures }) }
  return {
    path,
    filePath,
    data,
    head: headTags(config, page, { indexed: task.indexed }),
    app: await server.renderPage(data, article.html),
    ids: article.ids,
    links: article.links,
    images: article.images,
    documents: article.documents,
    hasMathematics: article.hasMathematics,
  }
}
