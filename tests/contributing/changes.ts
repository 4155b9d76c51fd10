import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ProjectCopy } from '#support/project-copy.ts'

/** A copy of the project that notes what is changed in it. */
export interface NotingCopy {
  /** Replaces a text in a file. */
  edit: ProjectCopy['edit']
  /** Adds a file. */
  add: (file: string, text: string) => void
}

/** Notes the files of a copy that are touched from here on. */
export function noting(copy: ProjectCopy): NotingCopy & { touched: string[] } {
  const touched: string[] = []
  return {
    touched,
    edit(file, from, to) {
      touched.push(file)
      copy.edit(file, from, to)
    },
    add(file, text) {
      touched.push(file)
      const target = path.join(copy.folder, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, text)
    },
  }
}

/** A change that somebody makes, and how the README's table calls it. */
export interface Change {
  /** How the row begins. */
  row: string
  make: (copy: NotingCopy) => void
  /** Pages of the built site that show it, each with what they show. */
  shows: Readonly<Record<string, RegExp>>
}

const PAGE = `---
title: Walk
description: A page that a test adds, to see what else a new page takes.
---

A <Term id="stroll">stroll</Term> along the pier.

![The pier](/images/pier.svg)

<PierHeightFigure />

<Snippet file="walk/steps.ts" />
`

const FIGURE_MODEL = `/** What the reader sets: nothing. */
export const CONTROLS = {}

export const TEXT = {
  title: 'The height of a pier',
  caption: 'It is as high at its end as at its beginning.',
}

/** What the figure shows. */
export function shownAt(_values: object) {
  const rows = [[0, 5], [10, 5]]
  const table = { columns: [{ title: 'Along the pier' }, { title: 'Height' }], rows }
  return { result: { sentence: 'It is level.', table } }
}
`

const FIGURE_MODEL_TEST = `import { expect, it } from 'vitest'
import { shownAt } from './model.ts'

it('is level', () => {
  expect(shownAt({}).result.table.rows.map(([, height]) => height)).toEqual([5, 5])
})
`

const FIGURE = `import { Curve, Figure, Plot, useFigure } from 'docs-engine/figures'
import type { ReactNode } from 'react'
import { CONTROLS, shownAt, TEXT } from './model.ts'

const AXIS = { domain: [0, 10] as const, title: 'Along the pier', format: String }

/** The height of a pier. */
export function PierHeight(): ReactNode {
  const figure = useFigure(CONTROLS)
  return (
    <Figure figure={figure} text={TEXT} result={shownAt(figure.values).result}>
      <Plot label="Height" x={AXIS} y={{ ...AXIS, title: 'Height' }}>
        <Curve points={[[0, 5], [10, 5]]} tone="first" />
      </Plot>
    </Figure>
  )
}
`

const ERROR_PAGE = `---
title: Gone fishing
description: 503-02 means that nobody is there to answer the request, and when to ask again.
---

Nobody is there.

<ErrorSummary slug="gone-fishing" />

<ErrorBody slug="gone-fishing" />
`

/** One change of each kind. Together they leave a site that builds and whose tests are green. */
export const changes: readonly Change[] = [
  {
    row: 'a page: a new one',
    make(copy) {
      copy.add('site/content/dao/walk.mdx', PAGE)
      copy.edit(
        'site/content/sidebar.ts',
        `{ text: 'Tokenomics', link: '/dao/tokenomics' },`,
        `{ text: 'Tokenomics', link: '/dao/tokenomics' },\n      { text: 'Walk', link: '/dao/walk' },`,
      )
    },
    shows: { '/dao/walk': /<h1[^>]*>Walk/, '/dao/governance': /href="\/dao\/walk"/ },
  },
  {
    row: 'an entry or the order of the sidebar',
    make(copy) {
      copy.edit(
        'site/content/sidebar.ts',
        `      { text: 'Ecosystem', link: '/ecosystem' },\n      { text: 'Partnership', link: '/partnership' },\n`,
        `      { text: 'Partnership', link: '/partnership' },\n      { text: 'Ecosystem', link: '/ecosystem' },\n`,
      )
    },
    shows: { '/what-is-sushi': /href="\/partnership".*href="\/ecosystem"/s },
  },
  {
    row: 'the words of a page',
    make(copy) {
      copy.edit(
        'site/content/partnership.mdx',
        'so nothing here is an offer',
        'so take nothing here for an offer',
      )
      // A sentence that a test holds.
      copy.edit(
        'site/content/dao/tokenomics.mdx',
        'A development fund historically received',
        'A development fund once received',
      )
      copy.edit(
        'tests/reading/claims/general-pages.ts',
        'A development fund historically received',
        'A development fund once received',
      )
    },
    shows: {
      '/partnership': /take nothing here for an offer/,
      '/dao/tokenomics': /A development fund once received/,
    },
  },
  {
    row: 'a term of the glossary',
    make(copy) {
      copy.edit(
        'site/facts/glossary/swaps.ts',
        'export const swapTerms = [\n',
        `export const swapTerms = [
  {
    id: 'stroll',
    term: 'Stroll',
    aliases: [],
    definition: 'A walk without haste.',
    page: '/dao/walk',
  },
`,
      )
    },
    shows: { '/glossary': /id="stroll"/, '/dao/walk': /data-term="A walk without haste\."/ },
  },
  {
    row: 'an error of the API',
    make(copy) {
      copy.edit(
        'site/facts/errors/catalogue.ts',
        '] as const satisfies readonly ApiError[]',
        `  {
    slug: 'gone-fishing',
    status: 503,
    code: '503-02',
    listTitle: 'Gone fishing',
    bodyTitle: 'Gone Fishing',
    message: { member: 'detail', text: 'Nobody is there' },
    extraMembers: [],
    meaning: 'Nobody is there to answer.',
    retry: 'yes',
    calls: 'any',
  },
] as const satisfies readonly ApiError[]`,
      )
      copy.add('site/content/api/errors/gone-fishing.mdx', ERROR_PAGE)
    },
    shows: {
      '/api/errors': /503-02/,
      '/api/errors/gone-fishing': /Nobody is there/,
      '/openapi.yaml': /503-02/,
    },
  },
  {
    row: 'a network',
    make(copy) {
      copy.edit(
        'site/facts/contracts/differences-6.2.12.ts',
        'export const addedNetworks = [\n',
        `export const addedNetworks = [
  {
    chainId: 737374,
    key: 'pier',
    name: 'Pier',
    explorerUrl: 'https://pier.example.org',
    isTestnet: true,
  },
`,
      )
    },
    shows: {},
  },
  {
    row: 'the address of a contract',
    make(copy) {
      // The same contract at the same address on two networks, as is usual.
      const [known, added] = ['737373: ', '737374: '].map(
        chain => `SUSHISWAP_V3_QUOTER: { ${chain}'0xCA6Fe749878841b96F620Ec79638B13dAaD3D320' }`,
      )
      copy.edit(
        'site/facts/contracts/differences-6.2.12.ts',
        known ?? '',
        (added ?? '').replace('{ ', `{ 737373: '0xCA6Fe749878841b96F620Ec79638B13dAaD3D320', `),
      )
    },
    shows: { '/contracts/clamm': /data-filter="Pier 737374"/ },
  },
  {
    row: 'a fact from outside',
    make(copy) {
      copy.edit(
        'site/facts/links.ts',
        'https://defillama.com/protocol/sushiswap#information',
        'https://defillama.com/protocol/sushiswap',
      )
    },
    shows: { '/resources': /href="https:\/\/defillama\.com\/protocol\/sushiswap"/ },
  },
  {
    row: 'an interactive figure',
    make(copy) {
      copy.add('site/figures/pier-height/pier-height.tsx', FIGURE)
      copy.add('site/figures/pier-height/model.ts', FIGURE_MODEL)
      copy.add('site/figures/pier-height/model.test.ts', FIGURE_MODEL_TEST)
      copy.edit(
        'site/figures/index.ts',
        'export const figures = {\n',
        `export const figures = {\n  'pier-height': async () => (await import('./pier-height/pier-height.tsx')).PierHeight,\n`,
      )
      copy.edit(
        'docs/writing.md',
        '```mdx\n<PriceBySizeFigure />',
        '```mdx\n<PierHeightFigure />\n```\n\n```mdx\n<PriceBySizeFigure />',
      )
    },
    shows: { '/dao/walk': /data-island="pier-height"/ },
  },
  {
    row: 'a tag of this book',
    make(copy) {
      copy.add(
        'site/tags/pier/pier-name.tsx',
        `import { tag } from 'docs-engine/tags'\nimport { z } from 'zod'\n\n/** The name of a pier. */\nexport const PierName = tag({ name: z.string() }, function PierName({ name }) {\n  return <b>{name}</b>\n})\n`,
      )
      copy.edit(
        'site/tags/index.ts',
        'export const tags = {\n',
        `export const tags = {\n  PierName: async () => (await import('./pier/pier-name.tsx')).PierName,\n`,
      )
      copy.edit(
        'docs/writing.md',
        '```mdx\n<PierHeightFigure />',
        '`<PierName name />` prints the name of a pier.\n\n```mdx\n<PierName name="West" />\n```\n\n```mdx\n<PierHeightFigure />',
      )
    },
    shows: {},
  },
  {
    row: 'an image',
    make(copy) {
      copy.add(
        'site/public/images/pier.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
      )
    },
    shows: { '/dao/walk': /<img src="\/images\/pier\.svg"[^>]* width="30" height="20"/ },
  },
  {
    row: 'a sample of code',
    make(copy) {
      copy.add(
        'site/content/snippets/walk/steps.ts',
        `const steps: number = 3\n\nconsole.log(\`\${steps} steps\`)\n`,
      )
    },
    shows: { '/dao/walk': /3 steps/ },
  },
]
