import { expect, it } from 'vitest'
import { glossary } from '#site/facts/glossary/glossary.ts'
import { proseLines } from '#support/prose.ts'

/** Words in a row that two pages may share at most: as many make a phrase, more make a copy. */
const LONGEST_SHARED = 11

/** Where a text ends and another begins: a paragraph, an item of a list, a cell of a table. */
const BLOCK_END = /\n\s*\n|\n(?=\s*(?:[-*#>|:]|\d+\. ))|\|/

/** The words of each page in its blocks, markup left out. */
function pages(): Map<string, string[][]> {
  const sources = Map.groupBy(proseLines(), ({ file }) => file)
  const texts = [...sources].map(([file, lines]): [string, string[]] => [
    file,
    lines
      .map(({ text }) => text)
      .join('\n')
      .split(BLOCK_END),
  ])
  const definitions = glossary.map(({ definition }) => definition)
  return new Map(
    [...texts, ['site/facts/glossary/', definitions] as const].map(([file, blocks]) => [
      file,
      blocks.map(wordsOf),
    ]),
  )
}

function wordsOf(text: string): string[] {
  return (
    text
      .replace(/<[^<>]*>/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}'’]+/gu) ?? []
  )
}

/** Runs of words that stand in more than one page, each with the pages. */
function sharedRuns(texts: ReturnType<typeof pages>): string[] {
  const length = LONGEST_SHARED + 1
  const found = new Map<string, Set<string>>()
  for (const [file, blocks] of texts) {
    for (const words of blocks) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const run = words.slice(start, start + length).join(' ')
        found.set(run, (found.get(run) ?? new Set()).add(file))
      }
    }
  }
  return [...found]
    .filter(([, files]) => files.size > 1)
    .map(([run, files]) => `"${run}" in ${[...files].join(' and ')}`)
}

it('no page repeats a sentence of another', () => {
  expect(sharedRuns(pages())).toEqual([])
})

it('a copy of any page would be noticed', () => {
  const length = LONGEST_SHARED + 1
  const copied = [...pages()].filter(([, blocks]) => blocks.some(words => words.length >= length))
  expect(copied).not.toEqual([])
  for (const [file, blocks] of copied) {
    const copy = new Map([
      [file, blocks],
      ['copy.mdx', blocks],
    ])
    expect(sharedRuns(copy), file).not.toEqual([])
  }
  const silent = [...pages().keys()].filter(file => !copied.some(([name]) => name === file))
  expect(silent).toEqual([])
})
