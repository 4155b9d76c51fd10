import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { themeScript } from '#client/theme-script.ts'
import { documentIds } from '#model/document-ids.ts'
import { withBase } from '#model/routes.ts'
import type { Site } from '#model/site.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import type { InlinedStyles } from './inlined-styles.ts'

/** Files of the site that a document refers to, relative to the site's root. */
export interface DocumentAssets {
  version: string
  bootFile: string
  appFile: string
  styleFile: string
  /** Rules that the page has within it, after those of the style sheet. */
  inlinedStyles?: readonly InlinedStyles[]
  fontFiles: readonly string[]
  mathFontFile: string
  searchFile: string
  /** Scripts that have to run before the boot script; none in a published site. */
  firstScripts?: readonly string[]
  /** How many edits there had been when the page was rendered; none in a published site. */
  revision?: number
}

/** JSON that may stand in a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The whole HTML document of a page. */
export function documentOf(
  { data, head, app, article }: RenderedPage,
  site: Site,
  assets: DocumentAssets,
): string {
  const at = (file: string) => withBase(`/${file}`, site.basePath)
  const script = (file: string, properties = {}) =>
    h('script', { type: 'module', src: at(file), ...properties })
  const fontFiles = [...assets.fontFiles, ...(article.hasMathematics ? [assets.mathFontFile] : [])]
  const attributes = {
    lang: 'en',
    'data-version': assets.version,
    'data-revision': assets.revision,
    'data-search': at(assets.searchFile),
    'data-scheme': site.fixedColorScheme,
    'data-banner': site.banner?.dismissable ? site.banner.id : undefined,
  }
  const html = h('html', attributes, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      ...head.map(({ tag, attributes, text }) => h(tag, attributes, text)),
      h('script', themeScript),
      ...fontFiles.map(file =>
        h('link', {
          rel: 'preload',
          href: at(file),
          as: 'font',
          type: 'font/woff2',
          crossOrigin: '',
        }),
      ),
      h('link', { rel: 'stylesheet', href: at(assets.styleFile) }),
      ...(assets.inlinedStyles ?? []).map(({ name, css }) =>
        h('style', { 'data-rules': name }, css),
      ),
      ...(assets.firstScripts ?? []).map(file => script(file)),
      script(assets.bootFile, { 'data-app': at(assets.appFile) }),
    ]),
    h('body', [
      { ...h('div', { id: documentIds.app }), children: [{ type: 'raw', value: app }] },
      // Outside the app: the boot script writes into it, perhaps before the app is hydrated.
      h('div', { id: documentIds.status, role: 'status', class: 'visually-hidden' }),
      h('script', { type: 'application/json', id: documentIds.pageData }, json(data)),
    ]),
  ])
  // The app is markup already.
  const options = { allowDangerousHtml: true, collapseEmptyAttributes: true }
  return `<!doctype html>${toHtml(html, options)}\n`
}
