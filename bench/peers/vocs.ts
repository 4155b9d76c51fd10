import path from 'node:path'
import { type Dialect, directiveNote, markdownOf, titledFence } from '../corpus/markdown.ts'
import { sidebarOf } from '../corpus/page.ts'
import { fileOf } from '../corpus/write-site.ts'
import type { Tool } from './tool.ts'

const dialect: Dialect = {
  fence: ({ marked: _, ...code }) => titledFence(code),
  mark: line => `${line} // [!code hl]`,
  note: directiveNote,
  titleInText: true,
}

/** Vocs 2, all pages made while it builds, with the search that it brings along. */
export const vocs: Tool = {
  name: 'Vocs',
  packages: {
    vocs: '2.12.0',
    waku: '1.0.0-rc.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'react-server-dom-webpack': '19.3.1',
    vite: '8.3.8',
  },
  scripts: 'module',
  project(areas) {
    const config = {
      title: 'Generated',
      description: 'A site of generated pages, to measure builds.',
      renderStrategy: 'full-static',
      sidebar: sidebarOf(areas),
    }
    const text = `import { defineConfig } from 'vocs/config'

export default defineConfig(${JSON.stringify(config)})
`
    return [{ file: 'vocs.config.ts', text }]
  },
  page: page => ({
    file: path.posix.join('src/pages', fileOf(page.path, 'mdx')),
    text: markdownOf(page, dialect),
  }),
  build: ['node_modules/vocs/dist/cli.js', 'build'],
  environment: {},
  output: 'dist/public',
  caches: ['dist', '.vocs', 'node_modules/.cache', 'node_modules/.vite'],
  searchIndex: /^assets\/search-index-.*\.json$/,
}
