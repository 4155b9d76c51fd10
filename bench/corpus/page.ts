/** Pages in one area of the sidebar. */
const AREA_SIZE = 25
const WORDS =
  'pool token price route swap fee vote stake reward chain curve depth quote order block reserve ratio bound range tick'.split(
    ' ',
  )

/** Code that a page shows. */
export interface CodeBlock {
  kind: 'code'
  language: string
  text: string
  /** The name of a file that stands above it. */
  file?: string
  /** A line that is marked, counted from 1. */
  marked?: number
}

/** A part of a page: Markdown that all tools read alike, or what each has a syntax of its own for. */
export type Block = { kind: 'markdown'; text: string } | { kind: 'note'; text: string } | CodeBlock

/** A generated page, whatever tool it is written for. */
export interface Page {
  /** The path of its address: the first is the root, to which not-found pages link. */
  path: string
  title: string
  description: string
  blocks: readonly Block[]
}

/** An area of the sidebar. */
export interface Area {
  text: string
  pages: readonly { text: string; path: string }[]
}

/** A sentence that differs from page to page and is the same in every run. */
function sentence(seed: number, words: number): string {
  const text = Array.from(
    { length: words },
    (_, index) => WORDS[(seed * 7 + index * (3 + (seed % 5))) % WORDS.length] ?? '',
  ).join(' ')
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

function paragraph(seed: number): string {
  return Array.from({ length: 5 }, (_, index) => sentence(seed + index, 12)).join(' ')
}

/** The path of a generated page, by its number from 0. */
export const pathOf = (page: number) =>
  page === 0 ? '/' : `/area-${Math.floor(page / AREA_SIZE)}/page-${page}`

const markdown = (text: string): Block => ({ kind: 'markdown', text })

/** Its rows differ in their addresses alone. */
const tableOf = (page: number) =>
  [
    '| Network | Address | Fee |',
    '| --- | --- | ---: |',
    ...Array.from(
      { length: 8 },
      (_, row) =>
        `| Network ${row} | \`0x${(page * 8 + row).toString(16).padStart(40, '0')}\` | 0.${row}% |`,
    ),
  ].join('\n')

const scriptOf = (
  page: number,
) => `export async function quote${page}(amount: bigint): Promise<bigint> {
  const answer = await fetch(\`https://api.example.com/quote/\${amount}?page=${page}\`)
  if (!answer.ok) throw new Error('no quote')
  const { value }: { value: string } = await answer.json()
  return BigInt(value)
}`

/**
 * A page of about 600 words with what documentation has: sections, a table, a callout, code and links.
 * @param page its number, from 0.
 * @param count of pages: the last links to the first.
 */
export function pageOf(page: number, count: number): Page {
  const next = pathOf((page + 1) % count)
  return {
    path: pathOf(page),
    title: `Page ${page} about ${WORDS[page % WORDS.length]}`,
    description: `Generated page number ${page}, which says nothing but has the shape of a page of documentation.`,
    blocks: [
      markdown(paragraph(page)),
      markdown('## First section'),
      markdown(`${paragraph(page + 1)} See [the next page](${next}#first-section).`),
      markdown(tableOf(page)),
      markdown('### How it works'),
      markdown(paragraph(page + 2)),
      {
        kind: 'code',
        language: 'ts',
        file: `quote-${page}.ts`,
        marked: 2,
        text: scriptOf(page),
      },
      { kind: 'note', text: sentence(page, 20) },
      markdown('## Second section'),
      markdown(paragraph(page + 3)),
      markdown([1, 2, 3].map(item => `${item}. ${sentence(page + item, 10)}`).join('\n')),
      markdown(paragraph(page + 4)),
      {
        kind: 'code',
        language: 'json',
        text: `{ "page": ${page}, "tokens": ["0x01", "0x02"], "fee": 0.003, "status": "Success" }`,
      },
      markdown(paragraph(page + 5)),
      markdown('## Next'),
      markdown(
        `- [The next page](${next}) continues.\n- [The first page](${pathOf(0)}) starts over.`,
      ),
    ],
  }
}

/** The sidebar as most tools have it in their settings. */
export function sidebarOf(areas: readonly Area[]) {
  return areas.map(({ text, pages }) => ({
    text,
    items: pages.map(page => ({ text: page.text, link: page.path })),
  }))
}

/** The areas of a site's sidebar. @param count of pages, at least 1. */
export function areasOf(count: number): Area[] {
  return Array.from({ length: Math.ceil(count / AREA_SIZE) }, (_, area) => ({
    text: `Area ${area}`,
    pages: Array.from({ length: Math.min(AREA_SIZE, count - area * AREA_SIZE) }, (_, item) => ({
      text: `Page ${area * AREA_SIZE + item}`,
      path: pathOf(area * AREA_SIZE + item),
    })),
  }))
}
