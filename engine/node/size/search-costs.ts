import { createSearchEngine } from '#model/search/engine.ts'
import type { PartName } from '#model/search/index-parts.ts'
import { createParts } from '#model/search/parts.ts'
import { tokenize } from '#model/search/tokenizer.ts'
import type { SearchDocument } from '#model/search-document.ts'
import { readBuiltIndex } from '../output/search/built-index.ts'
import { transferSize } from './transfer.ts'

/** What searching costs beyond its scripts, in brotli bytes. */
export interface SearchCosts {
  /** What is fetched for the results of a query that is one word of a page's title, where that is most. */
  firstAnswer: number
  /** What is fetched for the results of a query that is a page's title, and for all their excerpts, where that is most. */
  wholeSearch: number
  /** All of the index but the texts for excerpts. */
  index: number
  /** The texts for excerpts. */
  texts: number
}

/** Most titles that are searched for: those of a large site cost much the same. */
const TITLES = 100

/** A part of the index as it lies in the output folder. */
interface Part {
  content: unknown
  bytes: number
}

/** What a first search for a query fetches beyond the head. */
function costsOf(query: string, head: string, files: ReadonlyMap<PartName, Part>) {
  const parts = createParts(JSON.parse(head))
  const engine = createSearchEngine(parts, [])
  let bytes = 0
  const fetchMissed = (): boolean => {
    const missed = parts.missed()
    for (const name of missed) {
      const part = files.get(name)
      if (!part) throw new Error(`the search index has no part ${name}`)
      parts.put(name, part.content)
      bytes += part.bytes
    }
    return missed.length > 0
  }
  do {
    engine.answer(query)
    engine.search(query)
  } while (fetchMissed())
  const answer = bytes
  for (const { id } of engine.search(query)) engine.text(id)
  fetchMissed()
  return { answer, withTexts: bytes }
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/**
 * Measures what the search of a built site fetches, by searching in it.
 * @param folder the output folder.
 */
export async function searchCosts(folder: string): Promise<SearchCosts> {
  const { head, parts } = await readBuiltIndex(folder)
  const files = new Map<PartName, Part>()
  for (const [name, { file, text }] of parts)
    files.set(name, { content: JSON.parse(text), bytes: await transferSize(folder, file) })
  const headBytes = await transferSize(folder, head.file)
  const partsOf = (isText: boolean) =>
    [...files].filter(([name]) => name.startsWith('text-') === isText).map(([, part]) => part)

  const pages = [...files]
    .filter(([name]) => name.startsWith('titles-'))
    .flatMap(([, { content }]) => content as [string, SearchDocument['title']][])
  const step = Math.ceil(pages.length / TITLES)
  const titles = pages.filter((_, index) => index % step === 0).map(([, title]) => title)
  const words = new Set(titles.flatMap(title => tokenize(title).map(({ term }) => term)))
  return {
    firstAnswer: headBytes + most([...words].map(word => costsOf(word, head.text, files).answer)),
    wholeSearch: headBytes + most(titles.map(title => costsOf(title, head.text, files).withTexts)),
    index: headBytes + sum(partsOf(false).map(({ bytes }) => bytes)),
    texts: sum(partsOf(true).map(({ bytes }) => bytes)),
  }
}
