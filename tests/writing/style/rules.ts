/*
 * How these pages are written, in one place. The checks read it; a writer may, too: docs/writing.md says what is meant.
 * An exception is beside its rule, with its reason.
 */

/** The most words of a sentence. */
export const MOST_WORDS = 35

/** How often one page may say that something is not published: more of it is said once, with a list. */
export const MOST_UNPUBLISHED = 4

/** A wording that readers stumble over. */
export interface WordingRule {
  readonly name: string
  readonly wording: RegExp
  /** What to write. */
  readonly instead: string
  /** A sentence that the rule refuses. */
  readonly refused: string
  /** A sentence near it that the rule lets pass. */
  readonly allowed: string
  /** Files that have the wording for a reason, which is written here. */
  readonly except?: Readonly<Record<string, string>>
}

export const WORDING: readonly WordingRule[] = [
  {
    name: 'stands',
    wording: /\b(?:stands?|stood|standing|stand-ins?)\b/i,
    instead: 'is, is in, represents, replaces',
    refused: 'The minimum stands in the last column.',
    allowed: 'The minimum is in the last column; it is easy to understand.',
  },
  {
    name: 'tells',
    wording:
      /\btells\b|\btold\b|\btelling\b|\btell (?!(?:me|the user|users|whoever|the person|people)\b)/i,
    instead: 'says, shows, explains; of two things, distinguish. A program may tell the user.',
    refused: 'The table tells how long to wait.',
    allowed: 'Tell the user how long to wait.',
  },
  {
    name: 'answers to',
    wording:
      /\b(?:answers|answered|(?:can|may|to|will) answer) with\b|\bAnswers (?:the|a|an|all|each|every|one|what|which)\b|\banswer(?:s|ed) to\b|\bcan answer\b|\b(?:API|contract|endpoint|explorer|it|network|pool|proxy|server|something else|still|subgraph|which) (?:may )?answers?\b/i,
    instead: 'returns, replies, mints, is the answer to',
    refused: 'The server answers with an error.',
    allowed: 'The server returns an error. The answer has a status.',
  },
  {
    name: 'draws',
    wording: /\b(?:draws?|drawing|drew) (?:on|from|upon)\b/i,
    instead: 'uses, takes from',
    refused: 'Swaps draw on the tokens of the pool.',
    allowed: 'Swaps use the tokens of the pool. Draw a path of your own.',
  },
  {
    name: 'doubled negative',
    wording:
      /\b(?:no|none|not|nobody|nothing|never|neither|cannot|\w+n['’]t)\b(?:(?!\b(?:and|as|because|but|if|in case|may|or|since|so|than|that|to|until|when|where|whether|which|while|who|whose)\b)[^,.;:()!?])*\b(?:no|none|not|nobody|nothing|never|cannot|\w+n['’]t|without)\b|(?:^|[,;:.] )without [^,.;:]*\b(?:no|none|nobody|nothing|never|cannot)\b|\bnot (?:un(?!der|i[oqt]|til|less)|im(?:possible|proper)|in(?:accurate|correct|visible|valid|effective)|dis)\w+/i,
    instead: 'one plain statement: what is, or what has to be',
    refused: 'Without it nobody can swap.',
    allowed: 'It does not swap, and it does not wait. Only a signer can swap.',
  },
  {
    name: 'it is stated that',
    wording: /\b(?:it|this) is (?:stated|said|documented|noted) that\b/i,
    instead: 'who states it: the documentation states',
    refused: 'It is stated that a deposit has no limit.',
    allowed: 'The documentation states that a deposit has no limit.',
  },
  {
    name: 'not excluded',
    wording: /\bnot excluded\b|\bno exception\b|\bnot thereby\b/i,
    instead: 'one plain statement',
    refused: 'A larger size is not excluded.',
    allowed: 'You can trade a larger size.',
  },
  {
    name: 'loose ending',
    wording: /\bor not\.(?:\s|$)/i,
    instead: 'what may happen instead',
    refused: 'Fees can outweigh the loss or not.',
    allowed: 'Fees may be more or less than the loss.',
  },
  {
    name: 'idiom',
    wording:
      /\ball the same\b|\bcome(?:s)? of\b|\bbecomes? of\b|\bin the whole\b|\bgot back\b|\bat worst\b|\bfor good\b|\bgoes unnoticed\b|\bon purpose\b|\bgift to\b|\bhas the last word\b|\bturn(?:s)? up\b|\bbear(?:s)? (?:this|that|it) out\b|\btakes? (?:\w+ ){1,3}apart\b/i,
    instead: 'the plain verb: still, is, permanently, deliberately, returned',
    refused: 'Tokens sent there cannot be got back.',
    allowed: 'Tokens sent there are lost.',
  },
  {
    name: 'old word',
    wording: /\b(?:reckon(?:s|ed)?|beforehand|dear(?:er)?|needless|thereof|thereby|afresh|anew)\b/i,
    instead:
      'a word of everyday English: computes, in advance, expensive, in the meantime, also, again',
    refused: 'The subgraph reckons the value anew.',
    allowed: 'The subgraph computes the value again.',
  },
  {
    name: 'binary places',
    wording: /\bbinary places\b/i,
    instead: 'fractional bits',
    refused: 'It has 96 binary places.',
    allowed: 'It has 96 fractional bits.',
  },
  {
    name: 'native token',
    wording: /\bnative tokens?\b/i,
    instead: 'native coin: it is no token contract',
    refused: 'Send the native token along.',
    allowed: 'Send the native coin along.',
    except: { 'site/facts/glossary/contracts.ts': 'an alias: readers look the term up by it' },
  },
]

/** British spellings that a dictionary of American English knows, and what to write. */
export const BRITISH: ReadonlyMap<string, string> = new Map([
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['centre', 'center'],
  ['labelled', 'labeled'],
  ['modelled', 'modeled'],
  ['modelling', 'modeling'],
])

/** Names that headings have with capitals although English has the words without, each with what it is. */
export const HEADING_NAMES: Readonly<Record<string, string>> = {
  Blade: 'a product',
  Sushi: 'the protocol',
  'Page Not Found': 'what every page for unknown addresses is called',
  'Percent and Price': 'two classes of the SDK',
  'Profit Yield': 'a figure on the data page of Blade, as it is written there',
  'Comparable APY': 'a figure on the data page of Blade, as it is written there',
}

/** Words of links that say nothing of where they lead. */
export const EMPTY_LINKS =
  /^(?:(?:click |see |read )?(?:here|there|this|that|it|these)|(?:this|the|that) (?:page|link|section|article)|links?|pages?|(?:read |learn |see )?more|details|https?:\/\/\S+)$/i

/** How hard pages may be to read, by kind: the Flesch–Kincaid grade, the first kind that a page is of. */
export const READING_GRADES: readonly {
  readonly name: string
  readonly pages: RegExp
  readonly most: number
}[] = [
  { name: 'are for looking up', pages: /^\/(?:api|contracts|sdk|subgraphs)\b/, most: 7 },
  { name: 'explain', pages: /./, most: 8 },
]

/** The fewest words of a page of which a grade says something: the formula was made on passages of 100 words. */
export const LEAST_WORDS = 100

/** Terms that are names, whose small letters would be another word. */
export const NAMES: ReadonlySet<string> = new Set(['blade', 'onsen', 'snapshot'])

/** Terms that pages may use before they define them, each with the reason. */
export const KNOWN: Readonly<Record<string, string>> = {
  blade: 'a product: the menu leads to its pages',
  'sushi-token': 'a product: the menu leads to its pages',
  xsushi: 'a product: the menu leads to its pages',
}

/** Other forms in which terms are written, by id. Plurals need none. */
export const FORMS: Readonly<Record<string, readonly string[]>> = {
  approve: ['approved', 'approval'],
  'automated-market-maker': ['AMM'],
  'basis-point': ['bp'],
  benchmark: ['DRP'],
  'comparable-apy': ['APY'],
  'formula-market-maker': ['FMM'],
  'impermanent-loss': ['IL'],
  rebalancing: ['rebalanced'],
  'request-for-quote': ['request-for-quote', 'RFQ'],
  revert: ['reverted'],
}

/** Phrases in which the word of a term means something else, by id: the quote currency of a price is no quote. */
export const OTHER_SENSES: Readonly<Record<string, readonly string[]>> = {
  quote: ['quote currency'],
}
