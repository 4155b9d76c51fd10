/** A limit that the built site has to keep. */
export interface Budget {
  /** What is limited, as the report names it. */
  name: string
  /** The most that is allowed, in `unit`. */
  limit: number
  /** Brotli bytes, a count, or brotli bytes for each page of the site. */
  unit: 'bytes' | 'requests' | 'bytes a page'
  /** Why this much and not more. */
  reason: string
}

/** Words of the article that the limit for a page's HTML is stated for. */
const HTML_BUDGET_WORDS = 600

/** The limits of the built site, in brotli bytes (1 kB is 1,000 bytes) as the files stand on disk. */
export const budgets = {
  script: {
    name: 'script of a first visit',
    limit: 4_000,
    unit: 'bytes',
    reason:
      'it only has to answer what cannot wait for the app: theme, copy, keys, opening the search',
  },
  css: {
    name: 'style rules of a first visit',
    limit: 10_000,
    unit: 'bytes',
    reason: 'they stand in the page before its text, and fit one round trip of a new connection',
  },
  html: {
    name: `HTML of a page of up to ${HTML_BUDGET_WORDS} words`,
    limit: 8_250,
    unit: 'bytes',
    reason:
      'the frame around an article must stay small beside it, and must not grow with the site',
  },
  fonts: {
    name: 'fonts of a first visit',
    limit: 16_600,
    unit: 'bytes',
    reason:
      'one variable text face, cut to what the site writes; that of code comes after the first input',
  },
  requests: {
    name: 'requests of a first visit',
    limit: 5,
    unit: 'requests',
    reason: 'page, script, font, logo and icon: one of each; a phone does without the font',
  },
  app: {
    name: 'app after the first input',
    limit: 73_900,
    unit: 'bytes',
    reason:
      'React takes 50 kB, names and digests of what comes on demand 2 kB; the frame, and what leads from page to page, have the rest',
  },
  mono: {
    name: 'face of code, after the first input',
    limit: 8_000,
    unit: 'bytes',
    reason: 'letters, digits and signs in the weights of code and of headings that are code',
  },
  overlays: {
    name: 'menus, dialogs and search',
    limit: 40_700,
    unit: 'bytes',
    reason:
      'menus and dialogs have 30 kB, search 10 kB beyond its dialog, which lies in one file with it; none is fetched before the browser is idle or the reader asks',
  },
  apiViewer: {
    name: 'forms of the API pages',
    limit: 9_850,
    unit: 'bytes',
    reason:
      'they read the definition, build requests and show answers; nothing of them is fetched before the first input',
  },
  figures: {
    name: 'figures of a page',
    limit: 21_300,
    unit: 'bytes',
    reason:
      'figures are read without them; what they share has 14 kB, and each 1 to 2 kB of its own',
  },
  firstAnswer: {
    name: 'first answer of the search, to a word',
    limit: 34_300,
    unit: 'bytes',
    reason:
      'engine, dialog and what the costliest word of the titles fetches until its results stand: a first search waits for it',
  },
  wholeSearch: {
    name: 'search for a title, with all excerpts',
    limit: 61_600,
    unit: 'bytes',
    reason: 'the same for a whole title, the costliest, and the text behind each of its results',
  },
  searchTotal: {
    name: 'search engine and index, texts apart',
    limit: 1_710,
    unit: 'bytes a page',
    reason: 'nobody fetches all of it at once; it must not grow faster than the site',
  },
} as const satisfies Record<string, Budget>

/**
 * The most HTML a page may have: the limit, and in proportion more for an article longer than that.
 * @param words words of the page's article, 0 or more.
 * @returns brotli bytes.
 */
export function htmlLimit(words: number): number {
  return Math.round(budgets.html.limit * Math.max(1, words / HTML_BUDGET_WORDS))
}

/**
 * What a page with formulas may fetch beyond others: one font, cut to what formulas are made of.
 * Without a font for mathematics, formulas look broken in some browsers.
 */
export const MATH_FONT_BUDGET = { bytes: 33_000, requests: 1 } as const

/**
 * What the HTML of a page may have beyond its words for each of its figures, in brotli bytes: the picture in two
 * sizes and the table of its data, which stand in the page for readers without scripts.
 */
export const FIGURE_HTML_BUDGET = 1_000
