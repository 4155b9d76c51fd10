import type { ArticleContent, Tags } from '#client/server.tsx'
import type { SourcePage } from '#model/page.ts'
import type { LocatedFailure } from '../../diagnostics/render-failure.ts'
import { moduleFileOf } from '../collect/file-of.ts'
import { type ArticleTools, compileSource } from './article-tools.ts'
import * as ownRuntime from './locating-runtime.ts'
import { importAs } from './page-modules.ts'

/**
 * Finds the element of a page that makes it fail: compiles the page once more so that each element says on which line
 * it was written, and renders it until it fails again.
 * @param tags those the page was rendered with
 * @param render renders an article; its second argument says what is being rendered
 * @returns undefined when it does not fail a second time, or when no element was begun.
 */
export async function locateFailure(
  page: SourcePage,
  tools: ArticleTools,
  tags: Tags,
  render: (Content: ArticleContent, origin: () => unknown) => unknown,
): Promise<LocatedFailure | undefined> {
  const { importAs: importCode, runtime } = tools.locating ?? { importAs, runtime: ownRuntime }
  const { code } = await compileSource(page, tools, { development: true })
  const file = moduleFileOf(tools.root, page)
  const { default: Content } = await importCode<{ default: ArticleContent }>(file, code)
  runtime.forgetElements()
  try {
    render(Content, runtime.lastElement)
    return undefined
  } catch (error) {
    const element = originOf(error) ?? runtime.lastElement()
    const tag = Object.entries(tags).find(([, component]) => component === element?.type)?.[0]
    return element && { error, line: element.line, tag }
  }
}

/** The element that placed an island, for the failure of one: see `IslandError`. */
function originOf(error: unknown): ownRuntime.WrittenElement | undefined {
  return error instanceof Error && 'origin' in error
    ? (error.origin as ownRuntime.WrittenElement | undefined)
    : undefined
}
