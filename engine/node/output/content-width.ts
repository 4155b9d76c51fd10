import type { Frontmatter } from '#model/config/frontmatter.ts'
import type { SiteConfig } from '#model/config/site.ts'
import { DROPDOWN_OFFSET_PX, POPOVER_OFFSET_PX } from '#model/site-behavior.ts'
import { hashOf } from '../cache/hash.ts'

type Measures = NonNullable<Frontmatter['content']>

const properties: Readonly<Record<keyof Measures, string>> = {
  horizontalPadding: '--content-padding-inline',
  verticalPadding: '--content-padding-block',
  width: '--content-width',
}

/** Class of a page's own text measures; undefined for a page that has none. */
export function contentWidthClass(content: Frontmatter['content']): string | undefined {
  return content && `measures-${hashOf(JSON.stringify(content))}`
}

/** The custom properties that name the families of text and code. */
const families: Readonly<Record<keyof SiteConfig['font'], { property: string; fallback: string }>> =
  {
    default: { property: '--font', fallback: 'system-ui, sans-serif' },
    mono: { property: '--mono', fallback: 'ui-monospace, monospace' },
  }

/** The style rules for measures and web fonts that settings, pages and constants state, so that no element needs a style attribute. */
export function contentWidthRules(config: SiteConfig, pages: readonly Frontmatter[]): string {
  const rules = new Map<string, string>()
  for (const { content } of pages) {
    const name = contentWidthClass(content)
    if (!name || !content) continue
    const declarations = Object.entries(content).map(
      ([key, value]) => `${properties[key as keyof Measures]}:${value}`,
    )
    rules.set(name, `.${name}{${declarations.join(';')}}`)
  }
  const fonts = (['default', 'mono'] as const).flatMap(role => {
    const name = config.font[role]?.google
    const { property, fallback } = families[role]
    return name ? [`:root{${property}:"${name}",${fallback}}`] : []
  })
  const banner = config.banner ? `:root{--banner-height:${config.banner.height}}` : ''
  const offsets = `:root{--dropdown-offset:${DROPDOWN_OFFSET_PX}px;--popover-offset:${POPOVER_OFFSET_PX}px}`
  return `@layer tokens{${offsets}${banner}${fonts.join('')}${[...rules.values()].join('')}}`
}
