import path from 'node:path'
import { markdownOf } from '../corpus/markdown.ts'
import { type CodeBlock, sidebarOf } from '../corpus/page.ts'
import { fileOf } from '../corpus/write-site.ts'
import type { Tool } from './tool.ts'

const dialect = {
  /** Names of files stand above code in groups of blocks alone. */
  fence: ({ language, marked }: CodeBlock) => `${language}${marked ? `{${marked}}` : ''}`,
  note: (text: string) => `::: info\n${text}\n:::`,
  titleInText: true,
}

/** VitePress, with the search that it brings along. */
export const vitepress: Tool = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  project(areas) {
    const config = {
      title: 'Generated',
      description: 'A site of generated pages, to measure builds.',
      cleanUrls: true,
      themeConfig: { search: { provider: 'local' }, sidebar: sidebarOf(areas) },
    }
    return [
      {
        file: 'docs/.vitepress/config.mjs',
        text: `export default ${JSON.stringify(config)}\n`,
      },
    ]
  },
  page: page => ({
    file: path.posix.join('docs', fileOf(page.path, 'md')),
    text: markdownOf(page, dialect),
  }),
  build: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  environment: {},
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
  searchIndex: /^assets\/chunks\/@localSearchIndex.*\.js$/,
}
