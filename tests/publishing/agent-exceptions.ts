/** What the audit tool finds fault with and this site does not follow. */
interface Exception {
  /** The check, by the tool's name. */
  check: string
  /** Exactly the pages that it is about; where none is named, any. */
  pages?: readonly string[]
  /** What these pages may reach of what the check measures. */
  most?: { measure: string; value: number }
  /** The only addresses of links that may be found at fault. */
  links?: readonly string[]
  reason: string
}

const DATA_FILES =
  'The tool takes every link of llms.txt for a page. This is data, which llms.txt names under "Optional" for programs that look for it.'

/** The pages that are longer than 50,000 characters, where some readers cut. */
const LONG_PAGES = ['/api/blade/swagger', '/api/swagger', '/contracts/clamm', '/contracts/cpamm']
const LONG =
  'A reference that is asked for as a whole: every call of an API, every address and function of a contract. Cut into pages it would be found less often, so it stays within what readers of 100,000 characters get.'

/** By check; a check that is not listed passes. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    check: 'llms-txt-directive-html',
    pages: ['/.well-known/api-catalog', '/feed.xml', '/index.json'],
    reason: DATA_FILES,
  },
  { check: 'content-start-position', pages: ['/.well-known/api-catalog'], reason: DATA_FILES },
  {
    check: 'content-start-position',
    most: { measure: 'contentStartChar', value: 4_000 },
    reason:
      'The menu and the outline stand before the article, so that they work without a script and come first for the keyboard. What reads the whole page as text passes over these characters; on short pages they are more than a tenth. `main` holds the article, and the head of each page names its Markdown, which has no menu.',
  },
  { check: 'page-size-html', pages: ['/index.json'], reason: DATA_FILES },
  {
    check: 'page-size-html',
    pages: LONG_PAGES,
    most: { measure: 'convertedCharacters', value: 100_000 },
    reason: LONG,
  },
  {
    check: 'page-size-markdown',
    pages: LONG_PAGES,
    most: { measure: 'characters', value: 100_000 },
    reason: LONG,
  },
  {
    check: 'markdown-link-portability',
    pages: ['/api/errors', '/api/examples/pricing', '/api/examples/quote', '/api/swagger'],
    links: ['/api/errors/not-found.md'],
    reason:
      'The tool takes a page whose title has "not found" in it for an error page. This one is about the error of the API that says so.',
  },
]

/** Checks that have nothing to look at here, and why. */
export const SKIPPED: Readonly<Record<string, string>> = {
  'auth-alternative-access': 'No page asks who reads it.',
  'section-header-quality': 'No tab has a heading in it.',
}

/** What of a page its Markdown does not have word for word. */
interface Unlike {
  /** Elements of the page, as the tool is told of them. */
  selector: string
  /** A page on which the tool would find them missing. */
  page: string
  reason: string
}

/**
 * What the tool leaves out when it compares pages with their Markdown, since it compares letter by letter. Nothing is
 * lost by it: `twins.test.ts` compares the words of these parts, too.
 */
export const UNLIKE: readonly Unlike[] = [
  {
    selector: '.visually-hidden',
    page: '/resources',
    reason: 'Said by screen readers alone, such as that a link opens a new tab.',
  },
  {
    selector: '.anchor',
    page: '/blade/how-to-use-blade/faqs',
    reason: 'The sign beside a heading, a link to itself.',
  },
  {
    selector: 'fieldset',
    page: '/api/swagger',
    reason: 'Choices of figures and samples: Markdown has what is chosen first, or all.',
  },
  { selector: '.needs-script', page: '/amm/cpamm', reason: 'Controls, which Markdown has not.' },
  {
    selector: '[role="img"]',
    page: '/blade/how-to-use-blade/liquidity-pools',
    reason: 'The words in a drawing; Markdown has what the drawing shows, as a sentence.',
  },
  {
    selector: '.code > figcaption',
    page: '/subgraphs/blocks',
    reason: 'Titles of code stand behind its language in Markdown.',
  },
  {
    selector: ':is(p, li, dd, td):has(math)',
    page: '/amm/cpamm',
    reason: 'Sentences with a formula in them.',
  },
  { selector: 'math', page: '/amm/cpamm', reason: 'Formulas are LaTeX in Markdown.' },
  {
    selector: 'dd:has(q)',
    page: '/api/errors/server',
    reason: 'Quoted messages: Markdown writes the quotes that styles add to pages.',
  },
  {
    selector: '[class*="_note"]',
    page: '/subgraphs/blocks',
    reason: 'Lines of a cell: Markdown parts them by semicolons.',
  },
  {
    selector: 'details[class*="_nested"] > summary',
    page: '/api/swagger',
    reason: 'What unfolds members of a body: Markdown has them in the table, by their path.',
  },
  {
    selector: 'dl[class*="_fields"] dt',
    page: '/api/blade/swagger',
    reason: 'Name, type and duty of a parameter: columns of a table in Markdown.',
  },
]
