import type { SiteConfig } from './config/site.ts'
import { headTitle, pageUrl, type SourcePage } from './page.ts'
import { withBase } from './routes.ts'
import { sharePictureOf } from './share-picture.ts'
import { twinFileOf } from './twin.ts'
import { canonicalUrl } from './versions.ts'

/** An element of a page's head: its name, attributes, and text for a title or data. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
})

/** Address of the image that the settings name for where a page is shared: the template of the longest matching path prefix. */
export function ogImageUrl(
  config: SiteConfig,
  page: Pick<SourcePage, 'path' | 'frontmatter'>,
): string | undefined {
  const { ogImageUrl: setting } = config
  if (!setting) return undefined
  const matches = (prefix: string) =>
    prefix === '/' || page.path === prefix || page.path.startsWith(`${prefix.replace(/\/$/, '')}/`)
  const template =
    typeof setting === 'string'
      ? setting
      : Object.entries(setting)
          .filter(([prefix]) => matches(prefix))
          .sort(([a], [b]) => b.length - a.length)[0]?.[1]
  if (!template) return undefined
  const { logoUrl } = config
  const logo = typeof logoUrl === 'object' ? logoUrl.light : (logoUrl ?? '')
  const values = {
    logo: absolute(config, logo),
    title: page.frontmatter.title,
    description: page.frontmatter.description,
  }
  const filled = template.replace(/%(logo|title|description)/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  )
  return absolute(config, filled)
}

function absolute(config: SiteConfig, address: string): string {
  if (!address.startsWith('/')) return address
  return new URL(withBase(address, config.basePath), config.baseUrl).href
}

function icons(config: SiteConfig): HeadTag[] {
  const { iconUrl } = config
  if (!iconUrl) return []
  const icon = (href: string, media?: string): HeadTag => ({
    tag: 'link',
    attributes: {
      rel: 'icon',
      href: withBase(href, config.basePath),
      ...(href.endsWith('.svg') && { type: 'image/svg+xml' }),
      ...(media && { media }),
    },
  })
  if (typeof iconUrl === 'string') return [icon(iconUrl)]
  return [
    icon(iconUrl.light, '(prefers-color-scheme: light)'),
    icon(iconUrl.dark, '(prefers-color-scheme: dark)'),
  ]
}

function webFonts(config: SiteConfig): HeadTag[] {
  const families = [config.font.default?.google, config.font.mono?.google].filter(
    name => name !== undefined,
  )
  if (families.length === 0) return []
  const query = families
    .map(name => `family=${encodeURIComponent(name)}:wght@300;400;500`)
    .join('&')
  return [
    {
      tag: 'link',
      attributes: {
        rel: 'stylesheet',
        href: `https://fonts.googleapis.com/css2?${query}&display=swap`,
      },
    },
  ]
}

/** The link to the page as Markdown. */
function twinLink(config: SiteConfig, path: string): HeadTag {
  const href = pageUrl(config, `/${twinFileOf(path)}`)
  return { tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }
}

/**
 * The tags that tell search engines, shared links and tabs what a page is.
 * @param options whether search engines list the page, whether it is there as Markdown, too, and whether a picture of it
 *   is drawn for where it is shared; neither is by default
 */
export function headTags(
  config: SiteConfig,
  page: Pick<SourcePage, 'path' | 'frontmatter'>,
  options: { indexed: boolean; hasTwin?: boolean; hasPicture?: boolean },
): HeadTag[] {
  const { title, description } = page.frontmatter
  const tabTitle = headTitle(config, title)
  const url = canonicalUrl(config, page.path)
  const drawn = options.hasPicture ? pageUrl(config, `/${sharePictureOf(page.path)}`) : undefined
  const image = ogImageUrl(config, page) ?? drawn
  return [
    { tag: 'title', attributes: {}, text: tabTitle },
    meta('description', description),
    ...(options.indexed
      ? [{ tag: 'link', attributes: { rel: 'canonical', href: url } } as const]
      : [meta('robots', 'noindex')]),
    ...(options.hasTwin ? [twinLink(config, page.path)] : []),
    meta('og:type', 'website'),
    meta('og:site_name', config.title),
    meta('og:title', tabTitle),
    meta('og:description', description),
    ...(options.indexed ? [meta('og:url', url)] : []),
    ...(image ? [meta('og:image', image), meta('twitter:image', image)] : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('twitter:title', tabTitle),
    meta('twitter:description', description),
    ...icons(config),
    ...webFonts(config),
  ]
}
