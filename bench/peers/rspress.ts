import path from 'node:path'
import { directiveNote, markdownOf, titledFence } from '../corpus/markdown.ts'
import { sidebarOf } from '../corpus/page.ts'
import { fileOf } from '../corpus/write-site.ts'
import type { Tool } from './tool.ts'

const dialect = { fence: titledFence, note: directiveNote, titleInText: true }

/** Rspress, with the search that it brings along. */
export const rspress: Tool = {
  name: 'Rspress',
  packages: { '@rspress/core': '2.0.22' },
  project(areas) {
    // Lines are marked by what is named here alone.
    const config = `import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers'

export default {
  root: 'docs',
  title: 'Generated',
  description: 'A site of generated pages, to measure builds.',
  route: { cleanUrls: true },
  markdown: { shiki: { transformers: [transformerCompatibleMetaHighlight()] } },
  themeConfig: { sidebar: { '/': ${JSON.stringify(sidebarOf(areas))} } },
}
`
    return [{ file: 'rspress.config.mjs', text: config }]
  },
  page: page => ({
    file: path.posix.join('docs', fileOf(page.path, 'md')),
    text: markdownOf(page, dialect),
  }),
  build: ['node_modules/@rspress/core/bin/rspress.js', 'build'],
  environment: {},
  output: 'doc_build',
  caches: ['node_modules/.cache'],
  searchIndex: /^static\/search_index\..*\.json$/,
}
