/** What a change does to a file: a text that takes the place of another in it, or a new file. */
export type Edit =
  | { readonly file: string; readonly from: string; readonly to: string }
  | { readonly file: string; readonly text: string }

/** A change as a contributor makes it. */
export interface Change {
  /** First cell of its row in the README's table. */
  readonly row: string
  readonly edits: readonly Edit[]
  /** Program of the project to run after it, with its arguments. */
  readonly program?: readonly string[]
}

const MISUSES = '| Written | The build says | Fix |\n| --- | --- | --- |\n'

/** An example in a file of the guide for authors, before its table of misuses, and a row of that table. */
const shown = (file: string, line: string, example: string, misuse = '') => ({
  file,
  from: MISUSES,
  to: `${line}\n\n\`\`\`mdx\n${example}\n\`\`\`\n\n${MISUSES}${misuse}`,
})

const added = (line: string, after: string) => ({ from: after, to: `${after}\n${line}` })

/** Shows all that the other changes add. */
const PAGE = `---
title: Delegates
description: What a delegate of the DAO does between a proposal and its result, and with whose power.
---

A <Term id="delegate">delegate</Term> is named by holders.

<DelegateNote />

<Aside>Read the proposal first.</Aside>

![Two arrows](/images/delegates.svg)

<DelegatedPowerFigure />

<Snippet file="sdk/amount/double.ts" title="double.ts" />
`

const ERROR_PAGE = `---
title: Wrong network
description: 422-05 means that the request names a network on which the token is not. What to change.
---

The request names a network on which the token is not.

<ErrorSummary slug="wrong-network" />

## The body

<ErrorBody slug="wrong-network" />
`

const ERROR = `  {
    slug: 'wrong-network',
    status: 422,
    code: '422-05',
    listTitle: 'Wrong network',
    bodyTitle: 'Wrong Network Error',
    message: { member: 'detail', text: 'The token is on another network' },
    extraMembers: [],
    meaning: 'The token is not on the network that the request names.',
    cause: 'The request names the address of another network.',
    retry: 'no',
    wait: { until: 'the network is corrected' },
    calls: 'transaction',
  },
] as const satisfies readonly ApiError[]`

const FIGURE = `import { Bar, BLANK_AXIS, Figure, Plot, useFigure } from 'docs-engine/figures'
import type { ReactNode } from 'react'
import { SUSHI } from '../tones.ts'
import { CONTROLS, shownAt, TEXT } from './model.ts'

const AXIS = { domain: [0, 1], title: 'Power', format: String } as const

/** The power that a delegate votes with. */
export function DelegatedPower(): ReactNode {
  const figure = useFigure(CONTROLS)
  return (
    <Figure figure={figure} text={TEXT} result={shownAt().result}>
      <Plot label="Delegated power" x={AXIS} y={BLANK_AXIS}>
        <Bar from={0} to={1} value={1} tone={SUSHI} />
      </Plot>
    </Figure>
  )
}
`

const FIGURE_MODEL = `import type { FigureResult, FigureText } from 'docs-engine/figures'

/** What the reader can set: nothing. */
export const CONTROLS = {}

/** Title and words of the figure. */
export const TEXT: FigureText = { title: 'Delegated power', caption: 'All of it.' }

/** What is said of the power. */
export function shownAt(): { result: FigureResult } {
  const table = { columns: [{ title: 'Power', format: String }], rows: [[1]] }
  return { result: { sentence: 'All of it is delegated.', table } }
}
`

const FIGURE_TEST = `import { expect, it } from 'vitest'
import { shownAt } from './model.ts'

it('delegates all', () => {
  expect(shownAt().result.table.rows).toEqual([[1]])
})
`

const TAG = `import { Island, tag } from 'docs-engine/tags'
import { DelegateCounter } from './delegate-counter.tsx'

/** Tells what a delegate is. */
export const DelegateNote = tag({}, function DelegateNote() {
  return <Island name="delegate-counter" component={DelegateCounter} props={{}} />
})
`

const ISLAND = `import { type ReactNode, useState } from 'react'

/** Counts. */
export function DelegateCounter(): ReactNode {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Counted: {count}
    </button>
  )
}
`

const ENGINE_TAG = `import { content, tag } from '../tag.ts'

/** Words beside the matter. */
export const Aside = tag({ children: content }, function Aside({ children }) {
  return <div>{children}</div>
})
`

const DUTCH = `import { en, type Words } from './en.ts'

/** The words of the interface in Dutch, as far as they are translated. */
export const nl: Words = { ...en, language: 'nl', locale: 'nl-NL', search: 'Zoeken' }
`

const TERM = `  {
    id: 'delegate',
    term: 'Delegate',
    aliases: ['delegates'],
    definition: 'Somebody whom holders of voting power have vote in their place.',
    page: '/dao/governance',
  },`

/** Writes the digest of the addresses into the release notes. */
const ADDRESS_DIGEST = ['scripts/addresses/note-digest.ts']

/**
 * A change for each row. They are made one after another, and each leaves the project whole: the page, which shows what
 * others add, comes last.
 */
export const changes: readonly Change[] = [
  {
    row: 'the words of a page',
    edits: [
      {
        file: 'site/content/dao/governance.mdx',
        from: '| xSUSHI, the [staked token]',
        to: '| xSUSHI, the [token of the staking bar]',
      },
      {
        file: 'tests/reading/claims/general-pages.ts',
        from: 'xSUSHI, the staked token 1',
        to: 'xSUSHI, the token of the staking bar 1',
      },
    ],
  },
  {
    row: 'an entry or the order of the sidebar',
    edits: [
      { file: 'site/content/sidebar.ts', from: "text: 'cpAMM',", to: "text: 'cpAMM pools'," },
    ],
  },
  {
    row: 'title, address, top navigation, social links, banner, code themes, edit link',
    edits: [
      {
        file: 'site/site.config.ts',
        from: '  socials: [\n',
        to: "  banner: { content: 'A new version is out.' },\n  socials: [\n",
      },
    ],
  },
  {
    row: 'a fact from outside, such as a link, a price or a date',
    edits: [
      { file: 'site/facts/links.ts', from: 'stake in the browser.', to: 'stake in your browser.' },
    ],
  },
  {
    row: 'the address of a contract',
    edits: [
      {
        file: 'site/facts/contracts/differences-6.2.12.ts',
        from: '0xAC4c6e212A361c968F1725b4d055b47E63F80b75',
        to: '0x511B250365B38096107a3684264a68491FF9C13D',
      },
      {
        file: 'site/facts/contracts/deployments.test.ts',
        from: '0xac4c6e212a361c968f1725b4d055b47e63f80b75',
        to: '0x511b250365b38096107a3684264a68491ff9c13d',
      },
      {
        file: 'site/facts/addresses.reviewed.json',
        from: '737373 RedSnwapper 0xAC4c6e212A361c968F1725b4d055b47E63F80b75',
        to: '737373 RedSnwapper 0x511B250365B38096107a3684264a68491FF9C13D',
      },
    ],
    program: ADDRESS_DIGEST,
  },
  {
    row: 'a network',
    edits: [
      {
        file: 'site/facts/contracts/differences-6.2.12.ts',
        ...added(
          "  {\n    chainId: 424243,\n    key: 'islet',\n    name: 'Islet',\n    explorerUrl: 'https://islet.example',\n    isTestnet: true,\n    native: { symbol: 'ISL', name: 'Islet' },\n    wrappedSymbol: 'WISL',\n  },",
          'export const addedNetworks = [',
        ),
      },
      {
        file: 'site/facts/contracts/differences-6.2.12.ts',
        from: "RED_SNWAPPER_ADDRESS: { 737373: '",
        to: "RED_SNWAPPER_ADDRESS: {\n    424243: '0x484515665029EEf0614a1fF7201b0b81139826a2',\n    737373: '",
      },
      {
        file: 'site/facts/contracts/differences-6.2.12.ts',
        from: "' },\n  SUSHISWAP_V2_FACTORY_ADDRESS",
        to: "',\n  },\n  SUSHISWAP_V2_FACTORY_ADDRESS",
      },
      {
        file: 'site/facts/network-matrix.test.ts',
        from: "['RedSnwapper', 46]",
        to: "['RedSnwapper', 47]",
      },
      {
        file: 'site/facts/addresses.reviewed.json',
        from: '"737373 RedSnwapper ',
        to: '"424243 RedSnwapper 0x484515665029EEf0614a1fF7201b0b81139826a2",\n        "737373 RedSnwapper ',
      },
    ],
    program: ADDRESS_DIGEST,
  },
  {
    row: 'an error of the API',
    edits: [
      {
        file: 'site/facts/errors/catalog.ts',
        from: '] as const satisfies readonly ApiError[]',
        to: ERROR,
      },
      { file: 'site/content/api/errors/wrong-network.mdx', text: ERROR_PAGE },
      {
        file: 'site/published-pages.json',
        ...added('  "/api/errors/wrong-network",', '  "/api/errors/validation",'),
      },
    ],
  },
  {
    row: 'a sample of code',
    edits: [
      {
        file: 'site/content/snippets/sdk/amount/double.ts',
        text: "import { Amount } from 'sushi'\nimport { USDC } from 'sushi/evm'\n\nconst amount = Amount.fromHuman(USDC[1], '2.5')\n\nconsole.log(amount.mul(2n).toString())\n",
      },
    ],
    program: ['engine/node/cli.ts', 'snippets', '--root', 'site'],
  },
  {
    row: 'a term of the glossary',
    edits: [{ file: 'site/facts/glossary/dao.ts', ...added(TERM, 'export const daoTerms = [') }],
  },
  {
    row: 'the definition of an API',
    edits: [
      {
        file: 'site/api-definitions/sushi/operations.ts',
        from: "summary: 'Price of one token'",
        to: "summary: 'The price of a token'",
      },
    ],
  },
  {
    row: 'an interactive figure',
    edits: [
      { file: 'site/figures/delegated-power/delegated-power.tsx', text: FIGURE },
      { file: 'site/figures/delegated-power/model.ts', text: FIGURE_MODEL },
      { file: 'site/figures/delegated-power/model.test.ts', text: FIGURE_TEST },
      {
        file: 'site/figures/index.ts',
        ...added(
          "  'delegated-power': async () =>\n    (await import('./delegated-power/delegated-power.tsx')).DelegatedPower,",
          'export const figures = {',
        ),
      },
      shown(
        'docs/writing/figures.md',
        'A delegate votes with the power of others.',
        '<DelegatedPowerFigure />',
      ),
    ],
  },
  {
    row: 'a tag of this book, such as an address table',
    edits: [
      { file: 'site/tags/delegates/delegate-note.tsx', text: TAG },
      {
        file: 'site/tags/index.ts',
        ...added(
          "  DelegateNote: async () => (await import('./delegates/delegate-note.tsx')).DelegateNote,",
          'export const tags = {',
        ),
      },
      shown(
        'docs/writing/data.md',
        '`<DelegateNote />` tells what a delegate is.',
        '<DelegateNote />',
        '| `<DelegateNote of="me" />` | `<DelegateNote> cannot be rendered: prop "of" is unknown` | `take it out: <DelegateNote> takes no props` |\n',
      ),
    ],
  },
  {
    row: 'a tag of every site, such as a callout or tabs',
    edits: [
      { file: 'engine/prose/aside/aside.tsx', text: ENGINE_TAG },
      {
        file: 'engine/client/tags.ts',
        ...added(
          "  Aside: async () => (await import('#prose/aside/aside.tsx')).Aside,",
          'export const tags = {',
        ),
      },
      shown(
        'docs/writing/blocks.md',
        '`<Aside>…</Aside>` holds words beside the matter.',
        '<Aside>Words.</Aside>',
        '| `<Aside />` | `<Aside> cannot be rendered: nothing stands between its opening and its closing tag` | `write what it holds between <Aside> and </Aside>` |\n',
      ),
      {
        file: 'tests/fixtures/german/content/bausteine.mdx',
        from: '## Rechnen\n',
        to: '<Aside>Ein Wort am Rande.</Aside>\n\n## Rechnen\n',
      },
    ],
  },
  {
    row: 'an interactive part of an article',
    edits: [
      { file: 'site/tags/delegates/delegate-counter.tsx', text: ISLAND },
      {
        file: 'site/extensions.ts',
        from: 'export const islands = {\n',
        to: "export const islands = {\n  'delegate-counter': async () =>\n    (await import('./tags/delegates/delegate-counter.tsx')).DelegateCounter,\n",
      },
    ],
  },
  {
    row: 'a word that readers search and pages do not use',
    edits: [
      {
        file: 'site/search/synonyms.ts',
        from: "  { said: ['twitter', 'tweet']",
        to: "  { said: ['proxy voter'], meant: ['delegate'] },\n  { said: ['twitter', 'tweet']",
      },
    ],
  },
  {
    row: 'what the search says by itself, and the words that ask for it',
    edits: [
      { file: 'site/search/answers/places.ts', from: "['op'],", to: "['op', 'op network']," },
    ],
  },
  {
    row: 'an image',
    edits: [
      {
        file: 'site/public/images/delegates.svg',
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path d="M0 8h16"/></svg>\n',
      },
    ],
  },
  {
    row: 'colors, sizes',
    edits: [{ file: 'site/theme.css', from: '#d9432f', to: '#d9432e' }],
  },
  {
    row: 'a formula of the protocol, or a constant in one',
    edits: [
      {
        file: 'site/math/slippage.ts',
        from: 'const kept = BigInt(PARTS - Math.round(maxSlippage * PARTS))\n  return (assumedAmountOut * kept) / BigInt(PARTS)',
        to: 'const lost = assumedAmountOut * BigInt(Math.round(maxSlippage * PARTS))\n  return assumedAmountOut - (lost + BigInt(PARTS - 1)) / BigInt(PARTS)',
      },
      {
        file: 'site/math/slippage.test.ts',
        from: "  it('refuses a negative amount'",
        to: "  it('leaves nothing of a base unit', () => {\n    expect(minimumAmountOut(1n, 0.005)).toBe(0n)\n  })\n\n  it('refuses a negative amount'",
      },
    ],
  },
  {
    row: 'typefaces',
    edits: [
      {
        file: 'scripts/font-characters.ts',
        from: '©®°±·×÷–',
        to: 'Šš©®°±·×÷–',
      },
    ],
    program: ['scripts/fonts.ts'],
  },
  {
    row: 'a delay, limit or size of the site’s behavior',
    edits: [
      {
        file: 'engine/model/site-behavior.ts',
        from: 'COPY_FEEDBACK_MS = 1000',
        to: 'COPY_FEEDBACK_MS = 1200',
      },
    ],
  },
  {
    row: 'a word of the interface, such as a label or a message, or its language',
    edits: [
      {
        file: 'engine/words/en/articles.ts',
        from: 'No articles have been published here yet.',
        to: 'No article has been published here yet.',
      },
      {
        file: 'engine/words/de/articles.ts',
        from: 'Hier sind noch keine Artikel erschienen.',
        to: 'Hier ist noch kein Artikel erschienen.',
      },
      { file: 'engine/words/nl.ts', text: DUTCH },
      { file: 'engine/words/languages.ts', from: '{ de, en }', to: '{ de, en, nl }' },
      {
        file: 'engine/words/languages.ts',
        from: "from './en.ts'\n",
        to: "from './en.ts'\nimport { nl } from './nl.ts'\n",
      },
    ],
  },
  {
    row: 'the sidebar, top bar, outline, footer',
    edits: [
      {
        file: 'engine/chrome/footer/docs-footer.tsx',
        from: 'keys={words.previousKeys}',
        to: 'keys={words.nextKeys}',
      },
    ],
  },
  {
    row: 'what happens when a reader follows a link',
    edits: [
      {
        file: 'engine/client/navigation/follow-links.ts',
        from: 'if (link && visits.follow(link))',
        to: "if (link && !link.relList.contains('external') && visits.follow(link))",
      },
    ],
  },
  {
    row: 'how search ranks',
    edits: [
      {
        file: 'engine/model/search/ranking.ts',
        from: 'NEXT_BOOST = 0.25',
        to: 'NEXT_BOOST = 0.2',
      },
    ],
  },
  {
    row: 'how pages are built',
    edits: [
      {
        file: 'engine/node/build-site.ts',
        from: "report.stage('Write',",
        to: "report.stage('Write files',",
      },
    ],
  },
  {
    row: 'which folder may import which',
    edits: [
      {
        file: '.dependency-cruiser.mjs',
        from: "'site/search': ['engine/public/config', 'site/facts']",
        to: "'site/search': ['engine/public/config', 'site/facts', 'site/math']",
      },
      {
        file: 'tests/contributing/arrows.test.ts',
        from: "['site/search', 'site/search/units.ts', '#math/units.ts', 'site/math/units.ts']",
        to: "['site/search', 'site/search/tags.ts', '#tags/tags.ts', 'site/tags/tags.ts']",
      },
      {
        file: 'docs/architecture.md',
        from: 'what the search says by itself | facts, docs-engine/config |',
        to: 'what the search says by itself | facts, math, docs-engine/config |',
      },
    ],
  },
  {
    row: 'what `npm start`, `npm test` and the other commands do',
    edits: [
      { file: 'scripts/check.mjs', from: "name: 'Lint and format'", to: "name: 'Lint, format'" },
    ],
  },
  {
    row: 'a page: a new one, or its address',
    edits: [
      { file: 'site/content/dao/delegates.mdx', text: PAGE },
      {
        file: 'site/content/sidebar.ts',
        ...added(
          "      { text: 'Delegates', link: '/dao/delegates' },",
          "      { text: 'Governance', link: '/dao/governance' },",
        ),
      },
      {
        file: 'site/published-pages.json',
        ...added('  "/dao/delegates",', '  "/dao/governance",'),
      },
    ],
  },
]
