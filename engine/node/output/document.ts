import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { headScript } from '#client/head-script.ts'
import { APP_MODULE, documentIds } from '#model/document-ids.ts'
import { WORKER_FILE } from '#model/offline.ts'
import { withBase } from '#model/routes.ts'
import type { Site } from '#model/site.ts'
import { FACE_AT_ONCE } from '#model/text-face.ts'
import type { Integrity } from '../bundle/integrity.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import { markEarlyFormulas } from './early-formulas.ts'
import type { InlinedStyles, SiteStyles } from './site-styles.ts'

/** Files of the site that a document refers to, relative to the site's root. */
export interface DocumentAssets {
  bootFile: string
  appFile: string
  /** What browsers hold both to; nothing holds the modules of development. */
  integrity?: Integrity
  /** Rules that the page has within it: a first paint waits for no request. */
  inlinedStyles?: readonly InlinedStyles[]
  /** The face of formulas where one is shown at once; development takes it whenever it comes. */
  steadyMathFace?: string
  /** The file with all rules, for browsers that refuse those within the page. */
  allStyles?: SiteStyles['whole']
  /** A style sheet beside the page, in place of rules within it; none in a published site. */
  styleFile?: string
  fontFiles: readonly string[]
  mathFontFile: string
  searchFile: string
  /** The feed of changed pages, where the site has one. */
  feedFile?: string | undefined
  /** Scripts that have to run before the boot script; none in a published site. */
  firstScripts?: readonly string[]
  /** How many edits there had been when the page was rendered; none in a published site. */
  revision?: number
}

/** JSON that may stand in a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/**
 * What the boot script imports as the app. Browsers that hold imports to such a map refuse an app that is not what was built;
 * others import it.
 */
function importMap(address: string, integrity: string | undefined): string {
  return json({
    imports: { [APP_MODULE]: address },
    ...(integrity !== undefined && { integrity: { [address]: integrity } }),
  })
}

/** What programs that follow a site find its feed by. */
function feedLink(href: string) {
  return h('link', { rel: 'alternate', type: 'application/atom+xml', href })
}

/** Makes the address of a file of the site. */
type AddressOf = (file: string) => string

/** Asks early for the faces that a document is set in, but on a phone: its first paint would share the line with them. */
export function faceLinks(
  { fontFiles, mathFontFile }: Pick<DocumentAssets, 'fontFiles' | 'mathFontFile'>,
  hasMathematics: boolean,
  at: AddressOf,
) {
  return [...fontFiles, ...(hasMathematics ? [mathFontFile] : [])].map(file =>
    h('link', {
      rel: 'preload',
      href: at(file),
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      media: FACE_AT_ONCE,
    }),
  )
}

/**
 * The rules within a document, and a style sheet in their place where there is one. The file with all rules is disabled,
 * so no browser fetches it before `engine/client/boot/refused-rules.ts` has it do so.
 */
export function styleElements(
  {
    styleFile,
    allStyles,
    inlinedStyles = [],
  }: Pick<DocumentAssets, 'styleFile' | 'allStyles' | 'inlinedStyles'>,
  at: AddressOf,
) {
  const sheet = (file: string, properties = {}) =>
    h('link', { rel: 'stylesheet', href: at(file), ...properties })
  return [
    ...(styleFile === undefined ? [] : [sheet(styleFile)]),
    ...(allStyles === undefined
      ? []
      : [sheet(allStyles.file, { integrity: allStyles.integrity, disabled: true })]),
    ...inlinedStyles.map(({ name, css }) => h('style', { 'data-rules': name }, css)),
  ]
}

/** The whole HTML document of a page. */
export function documentOf(
  { data, head, app, article }: RenderedPage,
  site: Site,
  assets: DocumentAssets,
): string {
  const { integrity, steadyMathFace } = assets
  const marked = markEarlyFormulas(article.html)
  const hasEarlyFormula = marked !== article.html
  const at = (file: string) => withBase(`/${file}`, site.basePath)
  const script = (file: string, properties = {}) =>
    h('script', { type: 'module', src: at(file), ...properties })
  const attributes = {
    lang: site.language ?? 'en',
    dir: site.direction,
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
      ...(assets.feedFile === undefined ? [] : [feedLink(at(assets.feedFile))]),
      // Before the script that asks for the text face in any window.
      ...faceLinks(assets, article.hasMathematics, at),
      h('script', headScript(site.offline && at(WORKER_FILE))),
      // No script that is a module may begin before it.
      h('script', { type: 'importmap' }, importMap(at(assets.appFile), integrity?.app)),
      ...styleElements(assets, at),
      // Without a name, it does not follow to other pages.
      ...(hasEarlyFormula && steadyMathFace !== undefined ? [h('style', steadyMathFace)] : []),
      ...(assets.firstScripts ?? []).map(file => script(file)),
      script(assets.bootFile, { integrity: integrity?.boot }),
    ]),
    h('body', [
      {
        ...h('div', { id: documentIds.app }),
        children: [
          { type: 'raw', value: hasEarlyFormula ? app.replace(article.html, () => marked) : app },
        ],
      },
      // Outside the app: the boot script writes into it, perhaps before the app is hydrated.
      h('div', { id: documentIds.status, role: 'status', class: 'visually-hidden' }),
      h('script', { type: 'application/json', id: documentIds.pageData }, json(data)),
    ]),
  ])
  // The app is markup already.
  const options = { allowDangerousHtml: true, collapseEmptyAttributes: true }
  return `<!doctype html>${toHtml(html, options)}\n`
}
