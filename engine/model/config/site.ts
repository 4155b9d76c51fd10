import { z } from 'zod'
import { basePathSchema, pathOrAddressSchema } from './address.ts'
import { assistantsSchema } from './assistants.ts'
import { redirectSchema } from './redirect.ts'
import { sidebarItemSchema } from './sidebar.ts'
import { topNavItemSchema } from './top-nav.ts'
import { versionsSchema } from './versions.ts'

const url = z.url({ protocol: /^https?$/ })
const path = pathOrAddressSchema

const socialSchema = z.strictObject({
  /** Which icon to show: its name at simpleicons.org, such as "github", "mastodon" or "farcaster" (also "warpcast"). */
  icon: z
    .string()
    .regex(/^[a-z\d_]+$/, 'expected the name of an icon at simpleicons.org, such as "github"'),
  /** Where it leads. An https address opens in a new tab, a site path in the same one. */
  link: path,
  /** What a screen reader says. Default: the icon's name. */
  label: z.string().optional(),
})

const themed = z.strictObject({
  /** Image for the light theme. */
  light: path,
  /** Image for the dark theme. */
  dark: path,
})

const webFont = z.strictObject({
  /** Family name at the web-font provider. Weights 300, 400 and 500 are asked for. */
  google: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ]*$/, 'expected the name of a family such as "Open Sans"'),
})

const sponsorRowItem = z.strictObject({
  /** The sponsor's name, spoken for its logo. */
  name: z.string().min(1),
  /** The sponsor's site. */
  link: url,
  /** Logo, for both themes or one for each. */
  image: z.union([path, themed]),
})

const sponsorGroup = z.strictObject({
  /** What this group of sponsors is called. */
  name: z.string().min(1),
  /** Height of the logos in CSS pixels. Default: 40. */
  height: z.number().positive().optional(),
  /** Rows of sponsors. */
  items: z.array(z.array(sponsorRowItem)),
})

const banner = z.strictObject({
  /** Text of the banner. Markdown links are understood, nothing else. */
  content: z.string().min(1),
  /** Height of the banner. Default: 36px. */
  height: z
    .string()
    .regex(/^\d+px$/, 'expected a height in pixels such as "36px"')
    .default('36px'),
  /** Whether a reader may dismiss it. Default: true. */
  dismissable: z.boolean().default(true),
})

/** Whether an address is that of a host alone, so that base path and page paths can follow it. */
function isOrigin(address: string): boolean {
  // What is no address at all has been refused already.
  if (!URL.canParse(address)) return true
  const { pathname, search, hash } = new URL(address)
  return pathname === '/' && search === '' && hash === ''
}

/** An address template: for the assistant link, a page's address gives the question that is asked. */
const askFunction = z.custom<(location: string) => string>(value => typeof value === 'function', {
  message: 'expected a function from the page’s address to a question',
})

const aiCta = z.union([
  z.boolean(),
  z.strictObject({
    /** Search address of the assistant; the question is added as its `q` parameter. */
    url: url.optional(),
    /** What to ask, given the page's address. Default: read the page and answer questions about it. */
    query: askFunction.optional(),
  }),
])

/** All settings of a site. A field that is not listed here stops the build. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site. */
  title: z.string().min(1),
  /** Title of a page's tab; `%s` is the page's title. Default: the page's title alone. */
  titleTemplate: z.string().includes('%s').default('%s'),
  /** What the site is, for pages that state no description of their own. */
  description: z.string().min(1),
  /** Language of the interface, and of pages that name no other; see `engine/words/languages.ts`. Default: "en". */
  language: z.string().default('en'),
  /** In which direction the interface is read. Default: that of the language. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Where the site is published, without a path. `SITE_URL` in the environment replaces it. */
  baseUrl: url.refine(isOrigin, {
    message: 'expected an address without a path, which is set by basePath',
  }),
  /** Path the site is served under. Default: "/". `BASE_PATH` in the environment replaces it. */
  basePath: basePathSchema.default('/'),
  /** Logo in the top navigation, 56 pixels high. Default: the title as text. */
  logoUrl: z.union([path, themed]).optional(),
  /** Icon of the tab, for both themes or one for each. */
  iconUrl: z.union([path, themed]).optional(),
  /**
   * Image shown where a page is shared. `%logo`, `%title` and `%description` are filled in.
   * Given by path prefix, the longest prefix of the page's path wins.
   */
  ogImageUrl: z.union([path, z.record(z.string().startsWith('/'), path)]).optional(),
  /** Web fonts to load from a provider. Default: none; the site brings its own. */
  font: z
    .strictObject({
      /** Text. */
      default: webFont.optional(),
      /** Code. */
      mono: webFont.optional(),
    })
    .default({}),
  /** Who hears of vulnerabilities, for `/.well-known/security.txt`. Default: none, and no such file. */
  security: z
    .strictObject({
      /** Address of mail. */
      contact: z.email(),
      /** Site path of the page that says how to report one. */
      policy: path.optional(),
    })
    .optional(),
  /** A line across the top of every page. */
  banner: banner.optional(),
  /** Sponsors, in groups. */
  sponsors: z.array(sponsorGroup).default([]),
  /** Text under the outline. Markdown links are understood, nothing else. */
  outlineFooter: z.string().optional(),
  /** A link that asks a chat assistant about the page. Default: none. */
  aiCta: aiCta.default(false),
  /** The menu beside that link: the page as Markdown, other assistants, the documentation server. */
  assistants: assistantsSchema.default({ links: [] }),
  /** Colors. */
  theme: z
    .strictObject({
      /** Fixes the color scheme and hides the switch. "system" leaves it to the reader. Default: "system". */
      colorScheme: z.enum(['light', 'dark', 'system']).default('system'),
    })
    .default({ colorScheme: 'system' }),
  /** Colors of code, by the names of the highlighter's bundled themes. */
  codeThemes: z
    .strictObject({
      light: z.string().min(1),
      dark: z.string().min(1),
    })
    .default({ light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' }),
  /** Whether `$$…$$` is set as mathematics. Single dollar signs stay dollars. Default: true. */
  math: z.boolean().default(true),
  /** Whether pages show "On this page". Default: true. */
  showOutline: z.boolean().default(true),
  /** Whether pages show the sidebar. Default: true. */
  showSidebar: z.boolean().default(true),
  /** Whether pages show the top navigation. Default: true. */
  showTopNav: z.boolean().default(true),
  /** Whether pages show the logo. Default: true. */
  showLogo: z.boolean().default(true),
  /** Whether pages show the assistant link, when there is one. Default: true. */
  showAiCta: z.boolean().default(true),
  /**
   * Whether visited pages are kept by browsers, and can be read without a network. Default: false; browsers then delete
   * what an earlier release has kept.
   */
  offline: z.boolean().default(false),
  /** Social links, in the order shown. */
  socials: z.array(socialSchema).default([]),
  /** Where a reader can propose a change to a page. */
  editLink: z
    .strictObject({
      /** Address of the page's source; `:path` is its file below `content/`. */
      pattern: z.string().includes(':path'),
      /** Text of the link. Default: "Edit page", in the language of the site. */
      text: z.string().min(1).optional(),
    })
    .optional(),
  /**
   * Address of the repository, at a host whose new issues take a `title` and a `body` in their address, such as GitHub.
   * Readers report what is wrong on a page there. Default: none, and no such link.
   */
  repository: url.optional(),
  /** Entries of the top navigation. */
  topNav: z.array(topNavItemSchema).default([]),
  /**
   * Versions of the documentation that are built by themselves, the current one first; the one that is built has the base
   * path of this build. Default: none.
   */
  versions: versionsSchema.default([]),
  /** The areas of the site, each with its pages. */
  sidebar: z.array(sidebarItemSchema).default([]),
  /** Addresses that pages had, each with the one that took its place. */
  redirects: z.array(redirectSchema).default([]),
})

/** Settings as they are written in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>
/** Settings as they are checked field by field, with every default filled in. */
export type CheckedSettings = z.output<typeof siteConfigSchema>
/** Settings as a site is built from them: icons are outlines. */
export type SiteConfig = Omit<CheckedSettings, 'socials'> & { socials: SocialLink[] }

/** A social link as it is shown. */
export interface SocialLink {
  link: string
  /** What a screen reader says. */
  label: string
  /** The outline of its icon, as path data on a square of 24 units. */
  path: string
}

/** Sponsors under one name, in rows. */
export type SponsorGroup = SiteConfig['sponsors'][number]
