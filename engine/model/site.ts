import type { SiteConfig } from './config/site.ts'
import type { TopNavItem } from './config/top-nav.ts'

/** An image for both themes, or one for each. */
export type ThemedImage = string | { light: string; dark: string }

/** An icon: what it is called, and its outline as path data on a square of 24 units. */
export interface SocialIcon {
  name: string
  path: string
}

/** A social link as it is shown. */
export interface SocialLink {
  link: string
  /** What a screen reader says. */
  label: string
  /** The outline of its icon, as path data on a square of 24 units. */
  path: string
}

/** The part of the settings that the frame of every page is drawn from; it is built into the script. */
export interface Site {
  title: string
  basePath: string
  logoUrl?: ThemedImage
  banner?: { id: string; content: string; dismissable: boolean }
  topNav: TopNavItem[]
  socials: SocialLink[]
  outlineFooter?: string
  editLinkText: string
  /** The color scheme the settings fix; absent when the reader chooses. */
  fixedColorScheme?: 'light' | 'dark'
}

/** A short name for a banner's text, so that a new banner shows although an older one was dismissed. */
function bannerId(content: string): string {
  let hash = 0
  for (const char of content) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}

/** What the frame needs of the settings. @param socialIcon gives an icon by its name in the settings. */
export function siteOf(config: SiteConfig, socialIcon: (icon: string) => SocialIcon): Site {
  const { banner, theme } = config
  return {
    title: config.title,
    basePath: config.basePath,
    ...(config.logoUrl && { logoUrl: config.logoUrl }),
    ...(banner && {
      banner: {
        id: bannerId(banner.content),
        content: banner.content,
        dismissable: banner.dismissable,
      },
    }),
    topNav: config.topNav,
    socials: config.socials.map(({ icon, link, label }) => {
      const { name, path } = socialIcon(icon)
      return { link, label: label ?? name, path }
    }),
    ...(config.outlineFooter && { outlineFooter: config.outlineFooter }),
    editLinkText: config.editLink?.text ?? '',
    ...(theme.colorScheme !== 'system' && { fixedColorScheme: theme.colorScheme }),
  }
}
