import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteConfig } from '#model/config/site.ts'
import { ogImageUrl } from '#model/head.ts'
import type { SourcePage } from '#model/page.ts'
import { SHARE_FOLDER, sharePictureOf } from '#model/share-picture.ts'
import { areaWith } from '#model/sidebar-index.ts'
import { keepEntry, makeFolder, pruneFolder, readEntry } from '../cache/cache.ts'
import { hashOf } from '../cache/hash.ts'
import { moduleGraph, moduleReader } from '../cache/module-graph.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { contentType } from '../hosting/content-types.ts'
import { sizeOfImage } from '../pages/article/image-size.ts'
import { isFallbackPage } from '../pages/collect/fallback-paths.ts'
import { fileOf } from '../pages/collect/file-of.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import { CACHE_FOLDER, ENGINE_ROOT, PROJECT_ROOT } from '../project.ts'
import { figureIn, figurePicture } from './figure.ts'
import { paintRules } from './paint.ts'
import { type Content, type Mark, pictureOf } from './picture.ts'
import { type Renderer, renderer, type Setting, WEIGHTS } from './renderer.ts'

/** The most bytes of a picture: those who show it fetch it while a reader waits. */
const MOST_BYTES = 40_000

/** A page that a picture is drawn of. */
type Page = Pick<SourcePage, 'path' | 'filePath' | 'frontmatter'>

/** A site whose pages are shared. */
export interface SharedSite {
  /** Folder of its sources. */
  root: string
  config: SiteConfig
  sources: readonly SourcePage[]
  /** The same as they are rendered: a picture shows the first figure of its page. */
  pages: readonly Pick<RenderedPage, 'path' | 'article'>[]
}

/** How many states of each picture the cache keeps, and of how many pages at least: tests build small sites. */
const KEPT_STATES = 4
const KEPT_AT_LEAST = 400

/** The pages that get a picture: all that are listed, but those for which the settings name one. */
function drawnPages<Each extends Page & Pick<SourcePage, 'gallery'>>(
  config: SiteConfig,
  pages: readonly Each[],
): Each[] {
  return pages.filter(
    page => !isFallbackPage(page.path) && !page.gallery && ogImageUrl(config, page) === undefined,
  )
}

/** The site's mark, where it is a file of the site. */
async function markOf(root: string, { logoUrl }: SiteConfig): Promise<Mark | undefined> {
  const address = typeof logoUrl === 'object' ? logoUrl.light : logoUrl
  const size = sizeOfImage(root, address ?? '')
  if (address === undefined || typeof size === 'string') return undefined
  const content = await readFile(path.join(root, 'public', address))
  return { ...size, address: `data:${contentType(address)};base64,${content.toString('base64')}` }
}

/** The area of the sidebar that a page is in; the site where it is in none. */
function areaOf({ sidebar, title }: SiteConfig, sitePath: string): string {
  return areaWith(sidebar, sitePath)?.area.text ?? title
}

/** Draws one picture. @throws BuildError for a title that cannot be set, and a picture that grows too large */
function drawn(page: Page, content: Content, { draw, widthOf }: Renderer): Uint8Array {
  const lacking = [...new Set([...`${content.title}${content.area}`])].filter(
    letter =>
      /\S/.test(letter) && widthOf(letter, { size: 20, weight: WEIGHTS.text }) === undefined,
  )
  const fix = `name a picture for ${page.path} in the setting ogImageUrl`
  const fault = (message: string, more: string): Diagnostic => ({
    file: fileOf(page),
    message,
    fix: `${more}, or ${fix}`,
  })
  if (lacking.length > 0)
    throw new BuildError([
      fault(
        `the face of the picture for sharing lacks ${lacking.map(each => `"${each}"`).join(', ')}`,
        'write title and area in letters of western European languages',
      ),
    ])
  const widths = new Map<string, number>()
  const measure = (words: string, setting: Setting) => {
    const key = `${setting.size} ${setting.weight} ${words}`
    const width = widths.get(key) ?? widthOf(words, setting) ?? 0
    widths.set(key, width)
    return width
  }
  const png = draw(pictureOf(content, measure))
  if (png.length >= MOST_BYTES)
    throw new BuildError([
      fault(
        `the picture for sharing has ${png.length} bytes, and may have ${MOST_BYTES}`,
        'use a simpler logo or first figure',
      ),
    ])
  return png
}

/**
 * Draws the picture that is shown where a page is shared, for each page, and takes from the cache what has been drawn.
 * @param outFolder folder that the pictures are written below
 * @returns how many there are
 * @throws BuildError for pages whose picture cannot be drawn
 */
export async function writeSharePictures(
  outFolder: string,
  { root, config, sources, pages }: SharedSite,
): Promise<number> {
  const folder = path.join(CACHE_FOLDER, SHARE_FOLDER)
  await makeFolder(folder)
  const graph = moduleGraph(moduleReader())
  const made = [
    await graph.hashOf(path.join(PROJECT_ROOT, 'package-lock.json')),
    await graph.hashOfAll([path.join(ENGINE_ROOT, 'node/share/share-pictures.ts')]),
  ]
  const mark = await markOf(root, config)
  const { host } = new URL(config.baseUrl)
  const found = drawnPages(config, sources)
  const rules = await paintRules(root)
  const figures = new Map(pages.map(({ path: at, article }) => [at, figureIn(article.html)]))
  const faults: Diagnostic[] = []
  for (const page of found) {
    const { title } = page.frontmatter
    const content = { title, area: areaOf(config, page.path), site: config.title, mark, host }
    const figure = figures.get(page.path)
    const shown = [...made, JSON.stringify(content), figure ? figure + rules.source : '']
    const entry = path.join(folder, hashOf(...shown))
    try {
      const kept = await readEntry(entry)
      const drawing = figure === undefined ? undefined : figurePicture(figure, rules)
      const png = kept ?? drawn(page, { ...content, figure: drawing }, await renderer())
      if (!kept) await keepEntry(entry, png)
      const file = path.join(outFolder, sharePictureOf(page.path))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, png)
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      faults.push(...error.diagnostics)
    }
  }
  if (faults.length > 0) throw new BuildError(faults)
  await pruneFolder(folder, Math.max(found.length, KEPT_AT_LEAST) * KEPT_STATES)
  return found.length
}
