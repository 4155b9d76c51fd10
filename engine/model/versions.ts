import type { SiteConfig } from './config/site.ts'
import type { TopNavItem } from './config/top-nav.ts'
import type { Version } from './config/versions.ts'
import { withBase } from './routes.ts'

type Settings = Pick<SiteConfig, 'basePath' | 'versions'>

/** Where a version has a page, or its first page instead. */
export interface VersionLink {
  label: string
  /** Address on the host of the site. */
  href: string
  /** Set for the version that is being read. */
  isThis?: true
}

/** Where the current version has the page of an older one. */
export interface CurrentPage {
  /** Label of the version that is being read. */
  from: string
  /** Label of the current version. */
  to: string
  href: string
  /** Whether it is the same page, and not the first one instead. */
  isSame: boolean
}

/** The version that has the base path of this build; undefined for a site without versions. */
export function ownVersion({ basePath, versions }: Settings): Version | undefined {
  return versions.find(version => version.basePath === basePath)
}

function pathIn(version: Version, path: string): string {
  return version.pages.includes(path) ? path : '/'
}

/** Where each version of the site has a page; empty for a site with one version. */
export function versionLinks(config: Settings, path: string): VersionLink[] {
  const own = ownVersion(config)
  if (!own || config.versions.length < 2) return []
  return config.versions.map(version =>
    version === own
      ? { label: version.label, href: withBase(path, version.basePath), isThis: true }
      : { label: version.label, href: withBase(pathIn(version, path), version.basePath) },
  )
}

/** Where the current version has a page; undefined in that version itself. */
export function currentPageOf(config: Settings, path: string): CurrentPage | undefined {
  const own = ownVersion(config)
  const [current] = config.versions
  if (!own || !current || own === current) return undefined
  const there = pathIn(current, path)
  return {
    from: own.label,
    to: current.label,
    href: withBase(there, current.basePath),
    isSame: there === path,
  }
}

/**
 * The address that search engines list a page by: that of the current version. A page that it has not is listed by its
 * own.
 */
export function canonicalUrl(config: Settings & Pick<SiteConfig, 'baseUrl'>, path: string): string {
  const current = currentPageOf(config, path)
  const href = current?.isSame ? current.href : withBase(path, config.basePath)
  return new URL(href, config.baseUrl).href
}

/** The entries of the top navigation, with one that holds the versions where there are several. */
export function topNavWithVersions(config: Settings & Pick<SiteConfig, 'topNav'>): TopNavItem[] {
  const { topNav, versions } = config
  const own = ownVersion(config)
  if (!own || versions.length < 2 || topNav.some(item => item.versions)) return topNav
  return [...topNav, { id: 'versions', text: own.label, versions: true }]
}
