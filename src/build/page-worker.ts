import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workerData } from 'node:worker_threads'
import type * as Server from '#app/server.tsx'
import type { SiteConfig } from '#model/config/site.ts'
import { headTags } from '#model/head.ts'
import { pageData } from '#model/page.ts'
import { compilePage } from './article/compile.ts'
import { evaluatePage, explain } from './article/evaluate.ts'
import { finishArticle } from './article/finish.ts'
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

/** Draws a page, from its source to the markup of the whole app. A mistake in it is returned, not thrown. */
export default async function drawPage(task: PageTask): Promise<PageResult | Mistake[]> {
  try {
    const { config, server } = await ready
    return await draw(task, config, server)
  } catch (error) {
    if (error instanceof BuildError) return [...error.mistakes]
    return [explain(`content/${task.filePath}`, task.source, error)]
  }
}

async function draw(
  task: PageTask,
  config: SiteConfig,
  server: typeof Server,
): Promise<PageResult> {
  const { path: sitePath, filePath, source, frontmatter } = task
  const file = `content/${filePath}`
  const compiled = await compilePage(file, source, { math: config.math })
  const Content = await evaluatePage(file, source, compiled)
  const drawn = server.renderArticle(Content, {
    page: frontmatter,
    posts: settings.posts,
    sponsors: config.sponsors,
    readSnippet: name => readSnippet(file, source, name),
  })
  const article = await finishArticle(drawn.html, {
    file,
    path: sitePath,
    title: frontmatter.title,
    basePath: config.basePath,
    codeThemes: config.codeThemes,
    math: config.math,
  })
  const page = {
    path: sitePath,
    filePath,
    frontmatter,
    headings: article.headings,
    ...(task.lastUpdatedAt && { lastUpdatedAt: task.lastUpdatedAt }),
  }
  const data = pageData(config, page)
  return {
    path: sitePath,
    filePath,
    data,
    head: headTags(config, page, { indexed: task.indexed }),
    app: await server.renderPage(data, article.html),
    ids: article.ids,
    links: article.links,
    documents: article.documents,
    hasMathematics: article.hasMathematics,
    measuresClass: measuresClass(frontmatter.content),
  }
}

/** @throws BuildError when there is no such file */
function readSnippet(file: string, source: string, name: string): string {
  const snippet = path.join('content/snippets', name)
  try {
    return readFileSync(path.join(settings.root, snippet), 'utf8').trimEnd()
  } catch {
    const line = source.slice(0, Math.max(0, source.indexOf(name))).split('\n').length
    throw new BuildError([
      {
        file,
        line,
        message: `shows ${snippet}, which cannot be read`,
        fix: 'correct the name or add the file',
      },
    ])
  }
}
