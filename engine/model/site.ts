import { wordsOf } from '#words/languages.ts'
import type { Assistants } from './config/assistants.ts'
import type { SiteConfig } from './config/site.ts'
import type { TopNavItem } from './config/top-nav.ts'
import { shortHash } from './short-hash.ts'
import { type AreaStart, areaStarts, hasManyAreas } from './sidebar.ts'
import { topNavWithVersions } from './versions.ts'

/** An image for both themes, or one for each. */
export type ThemedImage = string | { light: string; dark: string }

/** The part of the settings that the frame of every page is rendered from; it is put into the app. */
export interface Site {
  title: string
  basePath: string
  /** Language of the interface; absent for English. */
  language?: string
  /** Set when the interface is read from right to left. */
  direction?: 'rtl'
  logoUrl?: ThemedImage
  banner?: { id: string; content: string; dismissable: boolean }
  topNav: TopNavItem[]
  /** Areas of the sidebar; of one with many only the first, since each page brings those beside its own. */
  areas: AreaStart[]
  outlineFooter?: string
  editLinkText: string
  /** What the menu beside the link to an assistant leads to. */
  assistants: Assistants
  /** Where readers report what is wrong, and where the site is published; absent without a repository. */
  reports?: { repository: string; baseUrl: string }
  /** The color scheme the settings fix; absent when the reader chooses. */
  fixedColorScheme?: 'light' | 'dark'
  /** Whether visited pages are kept for reading without a network; absent when they are not. */
  offline?: true
}

/** What the frame needs of the settings. */
export function siteOf(config: SiteConfig): Site {
  const { banner, language, theme } = config
  const words = wordsOf(language)
  return {
    title: config.title,
    basePath: config.basePath,
    ...(language !== 'en' && { language }),
    ...((config.direction ?? words.direction) === 'rtl' && { direction: 'rtl' as const }),
    ...(config.logoUrl && { logoUrl: config.logoUrl }),
    ...(banner && {
      banner: {
        // A new banner shows although an older one was dismissed.
        id: shortHash(banner.content),
        content: banner.content,
        dismissable: banner.dismissable,
      },
    }),
    topNav: topNavWithVersions(config),
    areas: areaStarts(hasManyAreas(config.sidebar) ? config.sidebar.slice(0, 1) : config.sidebar),
    ...(config.outlineFooter && { outlineFooter: config.outlineFooter }),
    editLinkText: config.editLink ? (config.editLink.text ?? words.editPage) : '',
    assistants: config.assistants,
    ...(config.repository && {
      reports: { repository: config.repository, baseUrl: config.baseUrl },
    }),
    ...(theme.colorScheme !== 'system' && { fixedColorScheme: theme.colorScheme }),
    ...(config.offline && { offline: true as const }),
  }
}
