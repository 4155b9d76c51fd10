import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Pages in one area of the sidebar. */
const AREA_SIZE = 25
const WORDS =
  'pool token price route swap fee vote stake reward chain curve depth quote order block reserve ratio bound range tick'.split(
    ' ',
  )

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

/** The first page is the root, to which the not-found page links. */
const pathOf = (page: number) =>
  page === 0 ? '/' : `/area-${Math.floor(page / AREA_SIZE)}/page-${page}`

const fileOf = (page: number) => (page === 0 ? 'index.mdx' : `${pathOf(page).slice(1)}.mdx`)

/** A page of about 600 words with what documentation has: sections, a table, a callout, code and links. */
function source(page: number, count: number): string {
  const next = pathOf((page + 1) % count)
  return `---
title: Page ${page} about ${WORDS[page % WORDS.length]}
description: Generated page number ${page}, which says nothing but has the shape of a page of documentation.
---

${paragraph(page)}

## First section

${paragraph(page + 1)} See [the next page](${next}#first-section).

| Network | Address | Fee |
| --- | --- | ---: |
${Array.from({ length: 8 }, (_, row) => `| Network ${row} | \`0x${(page * 8 + row).toString(16).padStart(40, '0')}\` | 0.${row}% |`).join('\n')}

### How it works

${paragraph(page + 2)}

\`\`\`ts [quote-${page}.ts] {2}
export async function quote${page}(amount: bigint): Promise<bigint> {
  const answer = await fetch(\`https://api.example.com/quote/\${amount}?page=${page}\`)
  if (!answer.ok) throw new Error('no quote')
  const { value }: { value: string } = await answer.json()
  return BigInt(value)
}
\`\`\`

:::note
${sentence(page, 20)}
:::

## Second section

${paragraph(page + 3)}

1. ${sentence(page + 1, 10)}
2. ${sentence(page + 2, 10)}
3. ${sentence(page + 3, 10)}

${paragraph(page + 4)}

\`\`\`json
{ "page": ${page}, "tokens": ["0x01", "0x02"], "fee": 0.003, "status": "Success" }
\`\`\`

${paragraph(page + 5)}

## Next

- [The next page](${next}) continues.
- [The first page](${pathOf(0)}) starts over.
`
}

/**
 * Writes a site of generated pages.
 * @param folder where to, made if it is not there.
 * @param count number of pages, at least 1.
 * @returns a page's file, to change it.
 */
export async function generateSite(folder: string, count: number): Promise<string> {
  const areas = Array.from({ length: Math.ceil(count / AREA_SIZE) }, (_, area) => ({
    text: `Area ${area}`,
    items: Array.from({ length: Math.min(AREA_SIZE, count - area * AREA_SIZE) }, (_, item) => ({
      text: `Page ${area * AREA_SIZE + item}`,
      link: pathOf(area * AREA_SIZE + item),
    })),
  }))
  const config = {
    title: 'Generated',
    description: 'A site of generated pages, to measure builds.',
    baseUrl: 'https://docs.example.com',
    sidebar: areas,
  }
  await mkdir(folder, { recursive: true })
  await writeFile(
    path.join(folder, 'site.config.ts'),
    `export default ${JSON.stringify(config, undefined, 2)}\n`,
  )
  for (let page = 0; page < count; page++) {
    const file = path.join(folder, 'content', fileOf(page))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, source(page, count))
  }
  return path.join(folder, 'content', fileOf(Math.floor(count / 2)))
}
