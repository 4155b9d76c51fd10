/**
 * Every number that fixes how the site behaves for its reader, once, with its unit.
 * Source: the "Site behavior" list of the site's specification (section 9).
 */

/** Wait after the last key before results are shown, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 200
/** Most results a search lists. */
export const SEARCH_MAX_RESULTS = 16
/** How much a match in each field of a search document counts (a factor). */
export const SEARCH_FIELD_BOOST = { title: 4, text: 2, titles: 1 } as const
/** Fuzzy matching: the edit distance allowed, as a fraction of the term's length. */
export const SEARCH_FUZZINESS = 0.2
/** Whether a term of the query also finds words that begin with it. */
export const SEARCH_PREFIX = true

/** Wait before a top navigation menu opens under the pointer, in milliseconds. */
export const MENU_HOVER_DELAY_MS = 0
/**
 * Pause after which the letters typed to jump within a menu are forgotten, in milliseconds.
 * Built into the menu library; the browser tests hold it to this value.
 */
export const MENU_TYPE_AHEAD_RESET_MS = 1000
/** Time a pointer may take to cross to an open sub-menu, in milliseconds. Built into the menu library. */
export const SUB_MENU_POINTER_GRACE_MS = 300

/** Heading levels that the outline lists unless a page says otherwise. */
export const OUTLINE_LEVELS = { from: 2, to: 3 } as const
/** Shortest time between two readings of the scroll position for the outline, in milliseconds. */
export const OUTLINE_SCROLL_THROTTLE_MS = 100
/** How long the outline ignores scrolling after a click on one of its items, in milliseconds. */
export const OUTLINE_CLICK_SUPPRESSION_MS = 500

/** How long the pointer rests on a term before its definition shows, in milliseconds. */
export const TIP_REST_MS = 120
/** Time the pointer may take from a word to its tip, in milliseconds. */
export const TIP_TRAVEL_MS = 250

/** How long a copy button says "Copied", in milliseconds. */
export const COPY_FEEDBACK_MS = 1000

/** How long a figure's button says that the link to it is copied, in milliseconds. */
export const FIGURE_FEEDBACK_MS = 2000
/** How long the saving of a figure waits for the face of its words, in milliseconds. */
export const FIGURE_FACE_WAIT_MS = 3000

/** Deepest nesting of sidebar sections. */
export const SIDEBAR_MAX_DEPTH = 5

/**
 * Most areas of a sidebar that every page links to. With more, a page links to the areas beside its own, and to a page with
 * all of them. Each link takes some 90 bytes of every page, so that this many are 4 kB of the 16 kB that a frame may have.
 */
export const SIDEBAR_MAX_AREAS = 40
/** How many areas a page links to before its own, and after it, where there are more than that. */
export const SIDEBAR_AREAS_BESIDE = 1

/**
 * Most pages of an area that can be read and printed as one document. So many articles are some 10 MB of HTML, which a browser
 * on a laptop lays out in seconds.
 */
export const PRINTED_AREA_MAX_PAGES = 500

/** Height of the logo, in CSS pixels. */
export const LOGO_HEIGHT_PX = 56
/** Height of a sponsor's logo when the sponsor row sets none, in CSS pixels. */
export const SPONSOR_LOGO_HEIGHT_PX = 40

/** Distance between a popover and its button, in CSS pixels. */
export const POPOVER_OFFSET_PX = 12
/** Distance between a dropdown menu and its button, in CSS pixels. */
export const DROPDOWN_OFFSET_PX = 4

/** A sidebar item within this distance of the sidebar's edges counts as in view, in CSS pixels. */
export const SCROLL_INTO_VIEW_MARGIN_PX = 100

/** How much of a date is written: month in words, day and year. */
export const ARTICLE_DATE_STYLE = 'long'

/** How long a pointer or the focus rests on a link before its page is fetched, in milliseconds. */
export const PREFETCH_INTENT_DELAY_MS = 100
/** Part of a link that must be in view before its page is fetched (0 to 1). */
export const PREFETCH_VIEWPORT_THRESHOLD = 0.5
/** Most prefetches under way at once. */
export const PREFETCH_CONCURRENCY = 2
/**
 * How long a page that was fetched is shown again without asking for it anew, in milliseconds: another version of the site
 * may have been published since. The way back shows what was there at any age.
 */
export const PAGE_AGE_MS = 5 * 60 * 1000

/** Wait before the network is asked again for a page that is shown without it, in milliseconds. */
export const RENEW_RETRY_MS = 5000

/**
 * Wait before it is said that a file is being made, in milliseconds. Quick ones never say it; the rest of the 100 ms within
 * which an answer feels immediate is left to the browser.
 * Source: Nielsen, Usability Engineering, 1993, chapter 5.
 */
export const WAITING_ANSWER_DELAY_MS = 60
/** Wait before a page, a search or an answer that is on its way is said in words, with a way to cancel, in milliseconds. */
export const WAITING_MESSAGE_DELAY_MS = 400

/** Heading levels a step's title may have. */
export const STEP_TITLE_LEVELS = { from: 2, to: 6 } as const

/** Most characters of what a reader has selected that a report takes along: hosts refuse addresses of many thousands. */
export const REPORT_SELECTION_LENGTH = 1500
