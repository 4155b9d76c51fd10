import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Redirect } from '#model/config/redirect.ts'
import type { SiteConfig } from '#model/config/site.ts'
import { pageUrl, type SourcePage } from '#model/page.ts'
import { normalizePath, outputFileOf } from '#model/routes.ts'
import { siteOf } from '#model/site.ts'
import { wordsOf } from '#words/languages.ts'
import { sentPath } from '../hosting/host-redirects.ts'
import type { OutputFile } from './output-file.ts'

/**
 * The pages that stand at addresses which pages had: each leads on by itself, and has a link for readers whose browser does
 * not follow. They need neither script nor style, and are in no list of pages. Hosts that read rules answer before them.
 */
export function redirectPages(
  config: SiteConfig,
  pages: readonly Pick<SourcePage, 'path' | 'frontmatter'>[],
): OutputFile[] {
  const titles = new Map(pages.map(page => [page.path, page.frontmatter.title]))
  return config.redirects.map(redirect => ({
    file: outputFileOf(redirect.from),
    text: redirectPage(config, redirect, titles.get(normalizePath(redirect.to)) ?? redirect.to),
  }))
}

/** Whether a document only leads on from an address that a page had. */
export function isRedirectPage(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"')
}

/** @param title what the link says. */
function redirectPage(config: SiteConfig, { to }: Redirect, title: string): string {
  const words = wordsOf(config.language)
  const address = sentPath(config.basePath, to)
  const html = h('html', { lang: words.language, dir: siteOf(config).direction }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', words.moved),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('link', { rel: 'canonical', href: pageUrl(config, normalizePath(to)) }),
      h('meta', { httpEquiv: 'refresh', content: `0; url=${address}` }),
    ]),
    h('body', [h('main', [h('h1', words.moved), h('p', h('a', { href: address }, title))])]),
  ])
  return `<!doctype html>${toHtml(html)}\n`
}
