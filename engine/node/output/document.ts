import { themeScript } from '#client/theme-script.ts'
import type { HeadTag } from '#model/head.ts'
import type { PageData } from '#model/page.ts'
import { withBase } from '#model/routes.ts'
import type { Site } from '#model/site.ts'

/** Files of the site that a document refers to, relative to the site's root. */
export interface DocumentAssets {
  version: string
  bootFile: string
  appFile: string
  styleFile: string
  fontFiles: readonly string[]
  mathFontFile: string
  searchFile: string
  /** Scripts that have to run before the boot script; none in a published site. */
  firstScripts?: readonly string[]
}

/** A page, drawn. */
export interface DrawnPage {
  data: PageData
  head: readonly HeadTag[]
  /** Markup of the element the app is mounted into. */
  app: string
  hasMathematics: boolean
}

/** Text as it may stand in HTML, outside attributes. */
export const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined
        ? []
        : value === ''
          ? [` ${name}`]
          : [` ${name}="${escapeAttribute(value)}"`],
    )
    .join('')
}

function element({ tag, attributes: values, text }: HeadTag): string {
  return text === undefined
    ? `<${tag}${attributes(values)}>`
    : `<${tag}${attributes(values)}>${escapeText(text)}</${tag}>`
}

/** JSON that may stand in a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The whole HTML document of a page. */
export function documentOf(page: DrawnPage, site: Site, assets: DocumentAssets): string {
  const at = (file: string) => withBase(`/${file}`, site.basePath)
  const root = attributes({
    lang: 'en',
    'data-version': assets.version,
    'data-search': at(assets.searchFile),
    'data-scheme': site.fixedColorScheme,
    'data-banner': site.banner?.dismissable ? site.banner.id : undefined,
  })
  const fontFiles = [...assets.fontFiles, ...(page.hasMathematics ? [assets.mathFontFile] : [])]
  const fonts = fontFiles.map(
    file => `<link rel="preload" href="${at(file)}" as="font" type="font/woff2" crossorigin>`,
  )
  return [
    `<!doctype html><html${root}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...page.head.map(element),
    `<script>${themeScript}</script>`,
    ...fonts,
    `<link rel="stylesheet" href="${at(assets.styleFile)}">`,
    ...(assets.firstScripts ?? []).map(file => `<script type="module" src="${at(file)}"></script>`),
    `<script type="module" src="${at(assets.bootFile)}" data-app="${at(assets.appFile)}"></script>`,
    `</head><body><div id="app">${page.app}</div>`,
    // Outside the app: the boot script writes into it, perhaps before the app is brought to life.
    '<div id="status" role="status" class="visually-hidden"></div>',
    `<script type="application/json" id="page-data">${json(page.data)}</script></body></html>\n`,
  ].join('')
}
