import type { Frontmatter } from '#model/config/frontmatter.ts'
import type { SiteConfig } from '#model/config/site.ts'
import { contentWidthClass } from '#model/content-width.ts'
import { DROPDOWN_OFFSET_PX, POPOVER_OFFSET_PX } from '#model/site-behavior.ts'

type ContentWidth = NonNullable<Frontmatter['content']>

const properties: Readonly<Record<keyof ContentWidth, string>> = {
  horizontalPadding: '--content-padding-inline',
  verticalPadding: '--content-padding-block',
  width: '--content-width',
}

/** The custom properties that name the families of text and code. */
const families: Readonly<Record<keyof SiteConfig['font'], { property: string; fallback: string }>> =
  {
    default: { property: '--font', fallback: 'system-ui, sans-serif' },
    mono: { property: '--mono', fallback: 'ui-monospace, monospace' },
  }

/** The style rules that settings, pages and constants state, so that no element needs a style attribute. */
export function configStyles(config: SiteConfig, pages: readonly Frontmatter[]): string {
  const rules = new Map<string, string>()
  for (const { content } of pages) {
    if (!content) continue
    const name = contentWidthClass(content)
    const declarations = Object.entries(content).map(
      ([key, value]) => `${properties[key as keyof ContentWidth]}:${value}`,
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
