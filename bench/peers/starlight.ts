import path from 'node:path'
import { directiveNote, markdownOf, titledFence } from '../corpus/markdown.ts'
import { fileOf } from '../corpus/write-site.ts'
import type { Tool } from './tool.ts'

const dialect = { fence: titledFence, note: directiveNote, titleInText: false }

const CONTENT = `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
}
`

/** Starlight, on Astro. Its search is Pagefind, whose files are compressed by themselves. */
export const starlight: Tool = {
  name: 'Starlight',
  packages: { astro: '7.3.5', '@astrojs/starlight': '0.42.4' },
  project(areas) {
    const sidebar = areas.map(({ text, pages }) => ({
      label: text,
      items: pages.map(page => ({ label: page.text, link: page.path })),
    }))
    const config = `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://docs.example.com',
  build: { format: 'file' },
  integrations: [starlight({ title: 'Generated', sidebar: ${JSON.stringify(sidebar)} })],
})
`
    return [
      { file: 'astro.config.mjs', text: config },
      { file: 'src/content.config.ts', text: CONTENT },
    ]
  },
  page: page => ({
    file: path.posix.join('src/content/docs', fileOf(page.path, 'md')),
    text: markdownOf(page, dialect),
  }),
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  searchIndex: /^pagefind\/.*\.pf_\w+$/,
}
