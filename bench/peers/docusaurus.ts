import path from 'node:path'
import { directiveNote, markdownOf, titledFence } from '../corpus/markdown.ts'
import { fileOf } from '../corpus/write-site.ts'
import type { Tool } from './tool.ts'

const dialect = { fence: titledFence, note: directiveNote, titleInText: false }

/** The browsers that a new project of it is built for. */
const BROWSERS = '[production]\n>0.5%\nnot dead\nnot op_mini all\n'

const CONFIG = {
  title: 'Generated',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  // What a new project is given.
  future: { v4: true },
  presets: [
    ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false }],
  ],
}

/** Docusaurus with its quicker bundler, as a new project has it. It brings no search along. */
export const docusaurus: Tool = {
  name: 'Docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  project(areas) {
    const docs = areas.map(({ text, pages }) => ({
      type: 'category',
      label: text,
      items: pages.map(page => ({
        type: 'doc',
        id: page.path === '/' ? 'index' : page.path.slice(1),
        label: page.text,
      })),
    }))
    return [
      { file: 'docusaurus.config.mjs', text: `export default ${JSON.stringify(CONFIG)}\n` },
      { file: 'sidebars.mjs', text: `export default ${JSON.stringify({ docs })}\n` },
      { file: '.browserslistrc', text: BROWSERS },
    ]
  },
  page: page => ({
    file: path.posix.join('docs', fileOf(page.path, 'md')),
    text: markdownOf(page, dialect, page.path === '/' ? ['slug: /'] : []),
  }),
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  environment: { NO_UPDATE_NOTIFIER: '1' },
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  searchIndex: undefined,
}
