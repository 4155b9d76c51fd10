import { readFile } from 'node:fs/promises'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { headScript } from '#client/head-script.ts'
import type { SiteConfig } from '#model/config/site.ts'
import { documentIds } from '#model/document-ids.ts'
import { headTags } from '#model/head.ts'
import { WORKER_FILE } from '#model/offline.ts'
import type { PrintedArea } from '#model/printed-areas.ts'
import { decodedText, normalizePath, withBase, withoutBase } from '#model/routes.ts'
import { siteOf } from '#model/site.ts'
import { wordsOf } from '#words/languages.ts'
import type { RenderedPage } from '../../pages/rendered-page.ts'
import { type DocumentAssets, faceLinks, styleElements } from '../document.ts'
import { type Renaming, stillMarkup } from './still-markup.ts'

/** What is asked of a page to stand in a document with others. */
export type PrintedPage = Pick<RenderedPage, 'path' | 'article' | 'data'>

/** Files of the site that such a document refers to, and the rules that its pages have within them. */
export type PrintAssets = Pick<
  DocumentAssets,
  'styleFile' | 'inlinedStyles' | 'fontFiles' | 'mathFontFile'
>

/** The rules of documents to print. */
export async function printStyles(): Promise<string> {
  const css = await readFile(new URL('./area-document.css', import.meta.url), 'utf8')
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The id of a page in the document. Its own ids begin with it, so that none stands twice. */
const idOfPage = (index: number) => `page-${index + 1}`

/** The articles of some pages, one after the other, as markup. Links from one to another stay within them. */
export function printedArticles(pages: readonly PrintedPage[], basePath: string): string {
  const places = new Map(
    pages.map(({ path, article }, index) => [path, { index, ids: new Set(article.ids) }]),
  )
  /** Where a link of a page leads: into the document, where that has the place, else to the site. */
  const hrefFrom = (page: PrintedPage) => (address: string) => {
    const [target = '', fragment = ''] = address.split('#')
    const below = target === '' ? page.path : withoutBase(target, basePath)
    const place = below?.startsWith('/') ? places.get(normalizePath(below)) : undefined
    if (!place || target.includes('?'))
      return target === '' ? `${withBase(page.path, basePath)}${address}` : address
    if (fragment === '') return `#${idOfPage(place.index)}`
    if (place.ids.has(decodedText(fragment))) return `#${idOfPage(place.index)}-${fragment}`
    return target === '' ? `${withBase(page.path, basePath)}${address}` : address
  }
  return pages
    .map((page, index) => {
      const id = idOfPage(index)
      const title = toHtml({ type: 'text', value: page.data.title }).replaceAll('"', '&quot;')
      const renaming: Renaming = {
        idOf: each => `${id}-${each}`,
        hrefOf: hrefFrom(page),
        labelOf: label => `${label} (${title})`,
      }
      return `<article class="article" id="${id}">${stillMarkup(page.article.html, renaming)}</article>`
    })
    .join('\n')
}

/**
 * The document with all pages of an area, to be read or printed as one. It needs no script, and nothing leads programs to it:
 * they have each page.
 */
export function areaDocument(
  { name, path }: Pick<PrintedArea, 'name' | 'path'>,
  pages: readonly PrintedPage[],
  config: SiteConfig,
  assets: PrintAssets & { rules: string },
  articles = printedArticles(pages, config.basePath),
): string {
  const at = (file: string) => withBase(`/${file}`, config.basePath)
  const words = wordsOf(config.language)
  const site = siteOf(config)
  const hasMathematics = pages.some(({ article }) => article.hasMathematics)
  const title = words.onOnePage(name)
  const description = words.allPagesOn(name)
  const frontmatter = { title, description, layout: 'minimal' } as const
  const head = headTags(config, { path, frontmatter }, { indexed: false })
  const first = pages[0]?.path ?? '/'
  const attributes = {
    lang: words.language,
    dir: site.direction,
    'data-scheme': site.fixedColorScheme,
  }
  const html = h('html', attributes, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      ...head.map(({ tag, attributes, text }) => h(tag, attributes, text)),
      // Before the script that asks for the text face in any window.
      ...faceLinks(assets, hasMathematics, at),
      h('script', headScript(site.offline && at(WORKER_FILE))),
      ...styleElements(assets, at),
      h('style', { 'data-rules': 'print' }, assets.rules),
    ]),
    h('body', [
      h('div', { id: documentIds.app }, [
        h('header', { class: 'screen-only print-head' }, [
          h('p', [
            `${description} `,
            h('a', { href: withBase(first, config.basePath) }, words.backTo(config.title)),
          ]),
          h('nav', { 'aria-label': words.pagesOn(name) }, [
            h(
              'ol',
              pages.map(({ data }, index) =>
                h('li', h('a', { href: `#${idOfPage(index)}` }, data.title)),
              ),
            ),
          ]),
        ]),
        { ...h('main', { class: 'print-pages' }), children: [{ type: 'raw', value: articles }] },
      ]),
    ]),
  ])
  const options = { allowDangerousHtml: true, collapseEmptyAttributes: true }
  return `<!doctype html>${toHtml(html, options)}\n`
}
