import type { SidebarItem } from '#model/config/sidebar.ts'
import type { SiteConfig } from '#model/config/site.ts'
import type { TopNavItem } from '#model/config/top-nav.ts'
import { isExternal } from '#model/routes.ts'
import { fieldName } from '#model/schema-diagnostics.ts'
import type { ThemedImage } from '#model/site.ts'
import { CONFIG_FILE } from '../config/load-config.ts'
import type { SettingDiagnostic } from '../diagnostics/setting-position.ts'
import { type Fault, imageFault, linkFault, partsOf, type Targets } from './targets.ts'

/** An address that stands in the settings. */
interface Setting {
  /** Keys from the settings to its field. */
  path: PropertyKey[]
  value: string
}

/** Links of the settings that lead nowhere on this site, and images that are not there, named by field. */
export function brokenSettings(config: SiteConfig, targets: Targets): SettingDiagnostic[] {
  return [
    ...linksOf(config)
      .filter(setting => !isOfDraft(setting, targets))
      .flatMap(setting => diagnostic(setting, linkSettingFault(targets, setting.value))),
    ...imagesOf(config).flatMap(setting => diagnostic(setting, imageFault(targets, setting.value))),
  ]
}

/** Whether a setting is the entry of a draft in the sidebar, where it waits to be published. */
function isOfDraft({ path, value }: Setting, { drafts }: Targets): boolean {
  return path[0] === 'sidebar' && drafts.has(partsOf(value).path)
}

/** Links of the settings that lead to somewhere on this site. */
export function settingLinks(config: SiteConfig): { path: string; fragment: string }[] {
  return linksOf(config).map(({ value }) => partsOf(value))
}

function diagnostic({ path }: Setting, fault: Fault | undefined): SettingDiagnostic[] {
  if (!fault) return []
  const { message, fix } = fault
  return [{ file: CONFIG_FILE, path, message: `field "${fieldName(path)}": ${message}`, fix }]
}

/** Links of the settings are also compared with the page's path, so they have to be spelled like it. */
function linkSettingFault(targets: Targets, value: string): Fault | undefined {
  const link = partsOf(value)
  const fault = linkFault(targets, link)
  if (fault || targets.files.has(value)) return fault
  const spelled = link.path + (link.fragment && `#${link.fragment}`)
  if (spelled === value) return undefined
  return { message: `the link "${value}" is spelled unlike its page`, fix: `write "${spelled}"` }
}

function linksOf(config: SiteConfig): Setting[] {
  const { banner, outlineFooter = '', security, assistants, redirects } = config
  return [
    ...config.sidebar.flatMap((item, index) => itemLinks(item, ['sidebar', index])),
    ...config.topNav.flatMap((item, index) => itemLinks(item, ['topNav', index])),
    ...config.socials.map(({ link }, index) => ({ path: ['socials', index, 'link'], value: link })),
    ...(security?.policy ? [{ path: ['security', 'policy'], value: security.policy }] : []),
    ...(assistants.server ? [{ path: ['assistants', 'server'], value: assistants.server }] : []),
    ...redirects.map(({ to }, index) => ({ path: ['redirects', index, 'to'], value: to })),
    ...textLinks(['banner', 'content'], banner?.content ?? ''),
    ...textLinks(['outlineFooter'], outlineFooter),
  ].filter(({ value }) => !isExternal(value))
}

/** Links of an entry and of all below it. A disabled one may announce a page that is not there yet. */
function itemLinks(item: SidebarItem | TopNavItem, path: PropertyKey[]): Setting[] {
  const { link, items = [] } = item
  const isPressable = !('disabled' in item && item.disabled)
  return [
    ...(link && isPressable ? [{ path: [...path, 'link'], value: link }] : []),
    ...items.flatMap((below, index) => itemLinks(below, [...path, 'items', index])),
  ]
}

function textLinks(path: PropertyKey[], text: string): Setting[] {
  return [...text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, value = '']) => ({ path, value }))
}

function imagesOf({ logoUrl, iconUrl, ogImageUrl, sponsors, sidebar }: SiteConfig): Setting[] {
  const shared = typeof ogImageUrl === 'object' ? Object.entries(ogImageUrl) : []
  return [
    ...themedImages(['logoUrl'], logoUrl),
    ...themedImages(['iconUrl'], iconUrl),
    ...(typeof ogImageUrl === 'string' ? [{ path: ['ogImageUrl'], value: ogImageUrl }] : []),
    ...shared.map(([prefix, value]) => ({ path: ['ogImageUrl', prefix], value })),
    ...sponsors.flatMap(({ items }, group) =>
      items.flatMap((row, line) =>
        row.flatMap(({ image }, place) =>
          themedImages(['sponsors', group, 'items', line, place, 'image'], image),
        ),
      ),
    ),
    ...sidebar.flatMap((item, index) => itemIcons(item, ['sidebar', index])),
    // A template is an address that a server fills in; there is no file to find.
  ].filter(({ value }) => !isExternal(value) && !/%(?:logo|title|description)/.test(value))
}

function itemIcons({ icon, items = [] }: SidebarItem, path: PropertyKey[]): Setting[] {
  return [
    ...(icon ? [{ path: [...path, 'icon'], value: icon }] : []),
    ...items.flatMap((below, index) => itemIcons(below, [...path, 'items', index])),
  ]
}

function themedImages(path: PropertyKey[], image: ThemedImage | undefined): Setting[] {
  if (image === undefined) return []
  if (typeof image === 'string') return [{ path, value: image }]
  return [
    { path: [...path, 'light'], value: image.light },
    { path: [...path, 'dark'], value: image.dark },
  ]
}
