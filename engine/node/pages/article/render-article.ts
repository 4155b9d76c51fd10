import type * as Server from '#client/server.tsx'
import type { SourcePage } from '#model/page.ts'
import { currentPageOf } from '#model/versions.ts'
import { wordsOf } from '#words/languages.ts'
import { BuildError } from '../../diagnostics/build-error.ts'
import { renderFailure } from '../../diagnostics/render-failure.ts'
import { isFallbackPage } from '../collect/fallback-paths.ts'
import { fileOf } from '../collect/file-of.ts'
import type { CompiledPage } from '../compile/compile.ts'
import { DIRECTIVE_TAGS } from '../compile/directives.ts'
import type { Article } from './article.ts'
import { type ArticleTools, readSource } from './article-tools.ts'
import { evaluatePage } from './evaluate.ts'
import { finishArticle } from './finish.ts'
import { locateFailure } from './locate-failure.ts'
import { plainContent } from './plain-content.ts'

/** Renders a page's article from its source. @throws BuildError for whatever is wrong with the page. */
export async function renderSource(page: SourcePage, tools: ArticleTools): Promise<Article> {
  const compiled = await readSource(page, tools)
  checkTags(page, compiled, tools)
  const Content =
    'tree' in compiled
      ? plainContent(compiled.tree)
      : await evaluatePage(tools.root, page, compiled)
  return renderArticle(page, compiled, Content, tools)
}

/** Refuses tags that are not there. @throws BuildError with the line of each. */
export function checkTags(
  page: SourcePage,
  { written }: Pick<CompiledPage, 'written'>,
  { server }: Pick<ArticleTools, 'server'>,
): void {
  const known = [...server.tagNames, ...(page.gallery ? server.galleryTagNames : [])]
  const unknown = Object.entries(written.tags).flatMap(([name, lines]) =>
    known.includes(name)
      ? []
      : lines.map(line => ({
          file: fileOf(page),
          line,
          message: `<${name}> is not a tag`,
          fix: `the tags are ${server.tagNames.join(', ')}`,
        })),
  )
  if (unknown.length > 0) throw new BuildError(unknown)
}

/**
 * Renders a page's article: the same for a build and for the development server.
 * @param Content the article's component
 * @throws BuildError that says which tag failed and on which line, when one refuses what it was given.
 */
export async function renderArticle(
  page: SourcePage,
  { written }: Pick<CompiledPage, 'written'>,
  Content: Server.ArticleContent,
  tools: ArticleTools,
): Promise<Article> {
  const { config, server, posts, changes, readSnippet, readApi } = tools
  const { sponsors, sidebar } = config
  const words = wordsOf(config.language)
  const lists = { posts, changes, sponsors, sidebar }
  const surroundings = { page: page.frontmatter, ...lists, readSnippet, readApi }
  const tags = await server.loadTags([...Object.keys(written.tags), ...DIRECTIVE_TAGS])
  const render = (component: Server.ArticleContent, origin?: () => unknown) =>
    server.renderArticle(component, tags, surroundings, origin)
  let rendered: ReturnType<typeof render>
  try {
    rendered = render(Content)
  } catch (error) {
    const located = await locateFailure(page, tools, tags, render)
    throw new BuildError([renderFailure(fileOf(page), written.texts, located ?? { error })])
  }
  return finishArticle(rendered, {
    root: tools.root,
    file: fileOf(page),
    path: page.path,
    title: page.frontmatter.title,
    description: page.frontmatter.description,
    basePath: config.basePath,
    language: page.frontmatter.language,
    words,
    direction: config.direction ?? words.direction,
    current: isFallbackPage(page.path) ? undefined : currentPageOf(config, page.path),
    codeThemes: config.codeThemes,
    math: config.math,
    texts: written.texts,
  })
}
