import { pathOfFile } from '#engine/model/routes.ts'
import { pagesInOrder } from '#engine/model/sidebar.ts'
import { sidebar } from '#site/content/sidebar.ts'
import { sourcesOf } from '#support/sources.ts'
import { codeBlocks } from './code-blocks.ts'
import { commentBlocks } from './comment-blocks.ts'
import type { PageTexts } from './find-terms.ts'
import { pageBlocks } from './page-blocks.ts'
import { CODE_FILES, DATA, PAGES, SAMPLES } from './places.ts'
import type { TextBlock } from './text-block.ts'

const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/** The pages with their texts. */
export function pageTexts(): PageTexts[] {
  const introductions = new Map(
    sidebar.flatMap(area => {
      const [first, ...others] = pagesInOrder([area])
      return first ? [first, ...others].map(({ link }) => [link, first.link] as const) : []
    }),
  )
  return sourcesOf(PAGES).map(({ name, text }) => {
    const path = pathOfFile(name.slice('site/content/'.length))
    return { path, introduction: introductions.get(path) ?? path, blocks: pageBlocks(name, text) }
  })
}

/** Every text that readers see, wherever it is written. */
export function allTexts(): TextBlock[] {
  const samples = sourcesOf(SAMPLES).flatMap(({ name, text }) =>
    commentBlocks(name, text, name.endsWith('.ts') ? 'ts' : 'graphql'),
  )
  const data = DATA.flatMap(sourcesOf)
    .filter(({ name }) => !isTest(name) && !(name in CODE_FILES))
    .flatMap(({ name, text }) => codeBlocks(name, text))
  return [...pageTexts().flatMap(({ blocks }) => blocks), ...samples, ...data]
}
