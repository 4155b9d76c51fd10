import { existsSync } from 'node:fs'
import { glob, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isPrinted } from '#model/print-folder.ts'
import { normalizePath, withoutBase } from '#model/routes.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { brotliForm } from '../output/compress.ts'
import { isFont, MONO_FONT } from '../output/fonts.ts'
import { isRedirectPage } from '../output/redirect-pages.ts'
import { slashed } from '../paths.ts'
import { declaredFonts, type PageRequests, pageRequests } from './page-requests.ts'
import { type SiteScripts, siteScripts } from './scripts.ts'
import { type SearchCosts, searchCosts } from './search-costs.ts'
import { transferSize } from './transfer.ts'

/** What a first visit of a page costs before any input, in brotli bytes. */
export interface PageSize {
  path: string
  words: number
  html: number
  css: number
  script: number
  fonts: number
  /** Whether it has formulas, and so fetches the font for them. */
  hasMathematics: boolean
  /** Lazy images of the article. */
  drawings: number
  images: number
  /** Script of its figures, which is fetched when they are near, after the first input. */
  figures: number
  /** How many figures it has. */
  figureCount: number
  /** Number of requests. */
  requests: number
}

/** What the site costs. */
export interface SiteSize {
  pages: PageSize[]
  scripts: SiteScripts
  /** Brotli bytes of the face of code, which pages with code fetch after the first input; 0 where there is none. */
  mono: number
  search: SearchCosts
}

/** What a host would send of a page that had no rules within it, in brotli bytes. */
async function sizeWithoutRules(file: string, html: string): Promise<number> {
  const bare = html.replaceAll(/(<style\b[^>]*>).*?(?=<\/style>)/gs, '$1')
  return (await brotliForm(file, Buffer.from(bare))).length
}

/**
 * Measures a built site, from its files alone.
 * @param folder the output folder.
 * @param basePath path the site was built for.
 * @throws BuildError when there is no built site, or a page refers to a file that is not there.
 */
export async function measureSite(folder: string, basePath: string): Promise<SiteSize> {
  const files = existsSync(folder)
    ? (await Array.fromAsync(glob('**/*.html', { cwd: folder }))).sort()
    : []
  if (files.length === 0) {
    throw new BuildError([
      { file: folder, message: 'holds no built site', fix: 'build it first: npm run build' },
    ])
  }
  /** File behind an address of the site; undefined for one that leads elsewhere. */
  const fileAt = (address: string) =>
    withoutBase(new URL(address, 'http://site.invalid').pathname, basePath)?.slice(1)
  const isOwn = (address: string) =>
    new URL(address, 'http://site.invalid/').host === 'site.invalid'
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (address: string) => {
    const file = isOwn(address) ? fileAt(address) : undefined
    if (file === undefined) return 0
    const size = sizes.get(file) ?? transferSize(folder, file)
    sizes.set(file, size)
    return size
  }
  const total = async (addresses: Iterable<string>) =>
    (await Promise.all([...addresses].map(sizeOf))).reduce((sum, size) => sum + size, 0)

  const read: { file: string; found: PageRequests }[] = []
  const pages: PageSize[] = []
  for (const file of files) {
    // What a reader asks for to print is no first visit.
    if (isPrinted(`/${slashed(file)}`)) continue
    const html = await readFile(path.join(folder, file), 'utf8')
    if (isRedirectPage(html)) continue
    const found = pageRequests(html)
    read.push({ file, found })
    const fonts = new Set(found.fonts)
    if (found.hasMathematics) {
      for (const address of await mathematicsFonts(found)) fonts.add(address)
    }
    const whole = await transferSize(folder, file)
    const rules = found.rules === '' ? 0 : whole - (await sizeWithoutRules(file, html))
    pages.push({
      path: normalizePath(`/${file}`),
      words: found.words,
      // Rules count where the others do, wherever they stand.
      html: whole - rules,
      css: (await total(found.styles)) + rules,
      script: await total(found.scripts),
      fonts: await total(fonts),
      hasMathematics: found.hasMathematics,
      drawings: found.drawings,
      images: await total(found.images),
      figures: 0,
      figureCount: 0,
      requests: 1 + found.styles.length + found.scripts.length + fonts.size + found.images.length,
    })
  }

  /** Fonts of the sheets that are not asked for early: they are for mathematics alone. */
  async function mathematicsFonts({ styles, rules }: PageRequests): Promise<string[]> {
    const sheets = await Promise.all(
      styles.filter(isOwn).map(async address => {
        const css = await readFile(path.join(folder, fileAt(address) ?? ''), 'utf8')
        return declaredFonts(css).map(
          font => new URL(font, new URL(address, 'http://site.invalid')).pathname,
        )
      }),
    )
    return [...declaredFonts(rules), ...sheets.flat()].filter(font => !isFont(MONO_FONT, font))
  }

  const nameOf = (address: string) => path.posix.basename(fileAt(address) ?? '')
  const apps = new Set(read.flatMap(({ found }) => found.app || []))
  const [app] = apps
  if (app === undefined || apps.size > 1) {
    throw new BuildError([{ file: folder, message: 'its pages do not name one app script' }])
  }
  const boot = new Set(read.flatMap(({ found }) => found.scripts.map(nameOf)))
  const indexes = new Set(read.flatMap(({ found }) => found.searchIndex || []))
  if (indexes.size !== 1) {
    throw new BuildError([{ file: folder, message: 'its pages do not name one search index' }])
  }
  const assets = await readdir(path.join(folder, 'assets'))
  const mono = assets.find(name => isFont(MONO_FONT, name))
  const scripts = await siteScripts(folder, boot, nameOf(app))
  /** Bytes of the figures among some islands; what they share counts once. */
  const figureBytes = (islands: readonly string[]) => {
    const files = new Map(
      islands.flatMap(island =>
        (scripts.figures.get(island) ?? []).map(({ name, bytes }) => [name, bytes] as const),
      ),
    )
    return [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
  }
  return {
    pages: pages.map((page, place) => ({
      ...page,
      figures: figureBytes(read[place]?.found.islands ?? []),
      figureCount: (read[place]?.found.islands ?? []).filter(each => scripts.figures.has(each))
        .length,
    })),
    scripts,
    mono: mono === undefined ? 0 : await transferSize(folder, `assets/${mono}`),
    search: await searchCosts(folder),
  }
}
