import { directionOf } from '#words/direction.ts'
import { assistantUrl } from './assistant.ts'
import type { Frontmatter, Layout } from './config/frontmatter.ts'
import type { SidebarItem } from './config/sidebar.ts'
import type { SiteConfig, SocialLink } from './config/site.ts'
import { contentWidthClass } from './content-width.ts'
import { type Heading, type OutlineNode, outlineOf } from './outline.ts'
import { printedAreaWith } from './printed-areas.ts'
import { withBase } from './routes.ts'
import {
  type AreaStart,
  areaStarts,
  type CurrentArea,
  type PageLink,
  type SidebarArea,
  shownSidebar,
} from './sidebar.ts'
import { areaOf, areasBeside, neighbors } from './sidebar-index.ts'
import { OUTLINE_LEVELS } from './site-behavior.ts'
import { type VersionLink, versionLinks } from './versions.ts'

/** A page as it lies on disk: the first of the stages SourcePage, Article, PageData and RenderedPage. */
export interface SourcePage {
  /** Site path. */
  path: string
  /** Source file, relative to the content folder, with forward slashes. */
  filePath: string
  /** The whole file. */
  source: string
  /** Checked, with defaults filled in. */
  frontmatter: Frontmatter
  /** Set for a page of the component gallery, which is no part of a published site. */
  gallery?: GalleryPlace
}

/** Where a page of the component gallery comes from, and the way to the others. */
export interface GalleryPlace {
  /** The file it is a part of, relative to the site's root. */
  file: string
  /** Stands in place of the site's sidebar. */
  sidebar: readonly SidebarItem[]
}

/** What the frame needs to know of a page besides its source. */
export interface ArticleFacts {
  headings: readonly Heading[]
  /** Last change in version control, as an ISO time; absent when it is not known. */
  lastUpdatedAt?: string | undefined
}

/** A part of the frame that a page may go without. */
export type FramePart = (typeof FRAME_PARTS)[number]

const FRAME_PARTS = ['sidebar', 'topNav', 'logo'] as const

/**
 * All that the frame around an article needs: the third of the stages SourcePage, Article, PageData and RenderedPage.
 * It travels in the page, as JSON.
 */
export interface PageData {
  path: string
  title: string
  layout: Layout
  /** Absent when it shows every part. An outline or a way to an assistant that it goes without is empty, or absent, itself. */
  hides?: FramePart[]
  /** Absent for a page without the sidebar, or outside it. */
  area?: CurrentArea
  /** Areas of a sidebar that is not the site's; or of one with many areas, those beside the page's own. */
  areas?: AreaStart[]
  /** Place of the first of these among all areas, where there are more. */
  areasFrom?: number
  outline: OutlineNode[]
  /** Whether the page describes calls of an API, in two columns. */
  hasCalls?: true
  previous?: PageLink
  next?: PageLink
  editUrl?: string
  lastUpdatedAt?: string
  /** Site path of the document with all pages of its area, where there is one. */
  printPath?: string
  aiCtaUrl?: string
  /** What the foot of pages outside the docs layout leads to. */
  socials?: SocialLink[]
  /** Where each version of the site has the page; absent where there is one version. */
  versions?: VersionLink[]
  /** Language of the article, where it is not that of the site, and how it is read. */
  language?: { lang: string; dir: 'ltr' | 'rtl' }
  /** Class of the page's own content width and paddings, when it states any. */
  contentWidthClass?: string
}

/**
 * The sidebar as a page shows it; empty for one without.
 * @param starts areas of the site
 * @param all every area of the site, where the reader has asked for them
 */
export function sidebarOn(
  { hides, area, areas, areasFrom }: Pick<PageData, 'hides' | 'area' | 'areas' | 'areasFrom'>,
  starts: readonly AreaStart[],
  all?: readonly AreaStart[],
): SidebarArea[] {
  if (hides?.includes('sidebar')) return []
  return all && areasFrom !== undefined
    ? shownSidebar(all, area)
    : shownSidebar(areas ?? starts, area, areasFrom)
}

/** Full address of a page. */
export function pageUrl(config: SiteConfig, path: string): string {
  return new URL(withBase(path, config.basePath), config.baseUrl).href
}

/** Title of the tab: the template with the page's title, or the page's title when it is the site's own. */
export function headTitle(config: SiteConfig, title: string): string {
  return title === config.title ? title : config.titleTemplate.replaceAll('%s', () => title)
}

/** Whether a page shows the sidebar: as it says itself, else as the site does for pages of documentation. */
export function showsSidebar(
  config: Pick<SiteConfig, 'showSidebar'>,
  page: Pick<Frontmatter, 'layout' | 'showSidebar'>,
): boolean {
  return page.showSidebar ?? (page.layout === 'docs' && config.showSidebar)
}

function hiddenParts(config: SiteConfig, page: Frontmatter): FramePart[] {
  const shown: Record<FramePart, boolean> = {
    sidebar: showsSidebar(config, page),
    topNav: page.showTopNav ?? config.showTopNav,
    logo: page.showLogo ?? config.showLogo,
  }
  return FRAME_PARTS.filter(part => !shown[part])
}

function showsOutline(config: SiteConfig, { layout, showOutline }: Frontmatter): boolean {
  return showOutline === undefined ? layout === 'docs' && config.showOutline : showOutline !== false
}

function showsAssistant(config: SiteConfig, { layout, showAiCta }: Frontmatter): boolean {
  return showAiCta ?? (layout === 'docs' && config.showAiCta)
}

/** What a page's frame needs before its article is rendered: all but what its headings tell. */
export interface PageFacts {
  data: Omit<PageData, 'outline' | 'hasCalls'>
  /** Levels of the headings that the outline shows, the first and the last; absent for a page without outline. */
  outlineLevels?: readonly [from: number, to: number]
}

/**
 * Everything a page needs of its site, in one place, so that no two parts of the frame can disagree.
 */
export function pageData(
  config: SiteConfig,
  page: Omit<SourcePage, 'source'>,
  { headings, lastUpdatedAt }: ArticleFacts,
): PageData {
  return withHeadings(pageFacts(config, page, lastUpdatedAt), headings)
}

/** What a page needs of its site while its article is not rendered. It survives being sent to a worker. */
export function pageFacts(
  config: SiteConfig,
  page: Omit<SourcePage, 'source'>,
  lastUpdatedAt?: string,
): PageFacts {
  const { frontmatter, path } = page
  const hides = hiddenParts(config, frontmatter)
  const sidebar = page.gallery?.sidebar ?? config.sidebar
  const area = areaOf(sidebar, path)
  const versions = versionLinks(config, path)
  const { language: lang = config.language } = frontmatter
  const outlineLevels = Array.isArray(frontmatter.showOutline)
    ? frontmatter.showOutline
    : ([OUTLINE_LEVELS.from, OUTLINE_LEVELS.to] as const)
  const printed = page.gallery ? undefined : printedAreaWith(sidebar, path)
  const aiCtaUrl = showsAssistant(config, frontmatter)
    ? assistantUrl(config.aiCta, pageUrl(config, path), config.language)
    : undefined
  const data = {
    path,
    title: frontmatter.title,
    layout: frontmatter.layout,
    ...(hides.length > 0 && { hides }),
    ...(area && !hides.includes('sidebar') && { area }),
    ...(page.gallery
      ? { areas: areaStarts(sidebar) }
      : !hides.includes('sidebar') && areasBeside(sidebar, area?.place)),
    ...neighbors(sidebar, path),
    ...(config.editLink && {
      editUrl: config.editLink.pattern.replaceAll(':path', () => page.filePath),
    }),
    ...(lastUpdatedAt && { lastUpdatedAt }),
    ...(printed && frontmatter.layout === 'docs' && { printPath: printed.path }),
    ...(aiCtaUrl && { aiCtaUrl }),
    ...(frontmatter.layout !== 'docs' && { socials: config.socials }),
    ...(versions.length > 0 && { versions }),
    ...(lang !== config.language && { language: { lang, dir: directionOf(lang) } }),
    ...(frontmatter.content && { contentWidthClass: contentWidthClass(frontmatter.content) }),
  }
  return { data, ...(showsOutline(config, frontmatter) && { outlineLevels }) }
}

/** Everything a page needs of its site, once the headings of its article are known. */
export function withHeadings(
  { data, outlineLevels }: PageFacts,
  headings: readonly Heading[],
): PageData {
  return {
    ...data,
    outline: outlineLevels ? outlineOf(headings, ...outlineLevels) : [],
    ...(headings.some(({ method }) => method) && { hasCalls: true }),
  }
}
