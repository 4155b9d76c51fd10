import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pagesInOrder } from '#engine/model/sidebar.ts'
import { sidebar } from '#site/content/sidebar.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { codeBlocks } from './code-blocks.ts'
import { commentBlocks } from './comment-blocks.ts'
import type { PageTexts } from './find-terms.ts'
import { pageBlocks } from './page-blocks.ts'
import { CODE_FILES, DATA, PAGES, SAMPLES } from './places.ts'
import type { TextBlock } from './text-block.ts'

const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/** The files of a pattern, below the project, with their text. @throws Error when there is none */
function sourcesOf(pattern: string): { name: string; text: string }[] {
  const names = globSync(pattern, { cwd: PROJECT_ROOT }).sort()
  if (names.length === 0) throw new Error(`no file is called ${pattern}`)
  return names.map(name => ({ name, text: readFileSync(path.join(PROJECT_ROOT, name), 'utf8') }))
}

/** Site path of a page's file. */
const pathOf = (file: string) =>
  `/${file.replace(/^site\/content\/|\.mdx$/g, '')}`.replace(/\/index$/, '') || '/'

/** The pages with their texts. */
export function pageTexts(): PageTexts[] {
  const introductions = new Map(
    sidebar.flatMap(area => {
      const [first, ...others] = pagesInOrder([area])
      return first ? [first, ...others].map(({ link }) => [link, first.link] as const) : []
    }),
  )
  return sourcesOf(PAGES).map(({ name, text }) => {
    const path = pathOf(name)
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
