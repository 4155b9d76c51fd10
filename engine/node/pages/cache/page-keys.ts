import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SiteConfig } from '#model/config/site.ts'
import type { SiteExtensions } from '#model/extensions.ts'
import type { PageData, SourcePage } from '#model/page.ts'
import { siteOf } from '#model/site.ts'
import type { BlogPost, PageChange } from '#prose/article-context.ts'
import type { PublishedApis } from '../../api-definitions/published-apis.ts'
import { hashOf } from '../../cache/hash.ts'
import { type ModuleGraph, moduleGraph, type ReadModule } from '../../cache/module-graph.ts'
import { EXTENSIONS_FILE } from '../../config/load-extensions.ts'
import { ENGINE_ROOT, PROJECT_ROOT } from '../../project.ts'
import type { Article } from '../article/article.ts'
import { moduleFileOf } from '../collect/file-of.ts'
import { DIRECTIVE_TAGS } from '../compile/directives.ts'
import { type TagModules, tagModules } from './tag-modules.ts'

/** What names the states of pages in the cache: a page with the same key is rendered the same. */
export interface PageKeys {
  /** Names all that an article is made of, but for the samples it shows. */
  article(page: SourcePage): Promise<string>
  /** Names all that a frame is made of. */
  frame(data: PageData, article: Article): string
}

/** What the pages of a site have in common. */
interface Surroundings {
  root: string
  config: SiteConfig
  posts: readonly BlogPost[]
  changes: readonly PageChange[] | undefined
  apis: PublishedApis
  sampleValues: SiteExtensions['sampleValues']
  readModule: ReadModule
}

/** The words of all languages. */
const WORDS_MODULE = 'words/languages.ts'
/** Modules that render and finish every article. */
const ARTICLE_MODULES = [
  'node/pages/article/render-article.ts',
  'node/samples/read-snippet.ts',
  'islands/render.tsx',
  'prose/page-heading.tsx',
  WORDS_MODULE,
].map(file => path.join(ENGINE_ROOT, file))
/** Module that renders the frame. */
const FRAME_MODULE = path.join(ENGINE_ROOT, 'client/page.tsx')
/** Module that says how both are bundled, and so what their classes are called. */
const BUNDLING_MODULE = path.join(ENGINE_ROOT, 'node/bundle/vite-settings.ts')
/** Modules that say in which form pages are kept. */
const KEEPING_MODULES = ['node/pages/cache/page-cache.ts', 'node/pages/page-worker.ts'].map(file =>
  path.join(ENGINE_ROOT, file),
)
/** Versions of all packages. */
const LOCKFILE = path.join(PROJECT_ROOT, 'package-lock.json')

/** What a page may import, whatever else of its text looks alike. */
const SPECIFIER = /(?:from|import)\s+['"]([^'"]+)['"]/g
/** Tags that a page may use, whatever else of its text looks alike. */
const TAG = /<([A-Z]\w*)/g

const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
]

/** Gives what names the states of a site's pages, as its sources and the engine's now stand. */
export async function pageKeys(site: Surroundings): Promise<PageKeys> {
  const { root, config, readModule } = site
  const engine = moduleGraph(readModule)
  const graph = siteGraph(root, readModule)
  const [tags, ...shared] = await Promise.all([
    tagModules(root, graph),
    ...[LOCKFILE, ...KEEPING_MODULES].map(graph.hashOf),
  ])
  const forArticles = hashOf(
    ...shared,
    await graph.hashOfAll([...ARTICLE_MODULES, BUNDLING_MODULE]),
    JSON.stringify([
      config.basePath,
      config.codeThemes,
      config.math,
      config.sponsors,
      config.versions,
      config.language,
      config.direction,
    ]),
  )
  const forFrames = hashOf(
    ...shared,
    await engine.hashOfAll([FRAME_MODULE, BUNDLING_MODULE, path.join(ENGINE_ROOT, WORDS_MODULE)]),
    JSON.stringify(siteOf(config)),
  )
  return {
    async article(page) {
      const { source, path: sitePath } = page
      return hashOf(
        forArticles,
        sitePath,
        source,
        source.includes('{{') ? JSON.stringify(site.sampleValues) : '',
        source.includes('<BlogList') ? JSON.stringify(site.posts) : '',
        source.includes('<PageChanges') ? JSON.stringify(site.changes ?? 'unknown') : '',
        source.includes('<NearestPages') ? JSON.stringify(config.sidebar) : '',
        source.includes('<ApiReference') ? JSON.stringify([...site.apis]) : '',
        await graph.hashOfAll(modulesOf(page, root, graph, tags)),
      )
    },
    frame: (data, { html }) => hashOf(forFrames, JSON.stringify(data), html),
  }
}

/** The modules of a site and of the engine, where a site's extensions stand for the engine's placeholder. */
export function siteGraph(root: string, readModule: ReadModule): ModuleGraph {
  const placeholder = path.join(ENGINE_ROOT, 'model/no-extensions.ts')
  const file = path.join(root, EXTENSIONS_FILE)
  // What a site without extensions is made of does not hang on where it lies.
  return moduleGraph(readModule, new Map(existsSync(file) ? [[placeholder, [file]]] : []))
}

/** The modules a page imports, and those of the tags it uses. */
function modulesOf(page: SourcePage, root: string, graph: ModuleGraph, tags: TagModules): string[] {
  const file = moduleFileOf(root, page)
  const imported = all(page.source, SPECIFIER).flatMap(
    specifier => graph.resolve(file, specifier) ?? [],
  )
  const directives = page.source.includes(':::') ? DIRECTIVE_TAGS : []
  const used = [...all(page.source, TAG), ...directives].flatMap(name => tags.get(name) ?? [])
  return [...imported, ...used]
}
