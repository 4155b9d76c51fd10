import type { SearchAnswer } from '#model/search/answer.ts'
import {
  ANSWERS_WITH_DETAILS,
  type IndexHead,
  type IndexParts,
  type PartKind,
  type PartName,
  partAddress,
  TRAITS,
} from '#model/search/index-parts.ts'
import { packAnswers, packDetails } from '#model/search/packed-answers.ts'
import { packNumbers } from '#model/search/packed-numbers.ts'
import { packTitles } from '#model/search/packed-titles.ts'
import { isPageKind, kindOf, ownTitles } from '#model/search/ranking.ts'
import type { SearchDocument } from '#model/search-document.ts'
import { hashOf } from '../../cache/hash.ts'
import { type Counted, countWords, termsParts, wordsParts } from './index-terms.ts'

/** Size of a part of the texts before it is compressed, roughly, in characters. */
const TEXT_SIZE = 3_000
/** Documents of a part, roughly. */
const DOCUMENTS = 2_048
/** Pages of a site from which on their titles are fetched with the results, and how many of them at a time. */
const TITLES = { from: 200, pages: 4 } as const

/** A file of the site. */
export interface OutputFile {
  /** Relative to the site's root. */
  file: string
  content: string
}

/** Documents as the parts of the index cut them. */
interface Cuts {
  starts: IndexHead['documents']
  documents: IndexParts['documents'][]
  texts: string[][]
}

function cutDocuments(documents: readonly SearchDocument[], { lengths }: Counted): Cuts {
  const own = ownTitles(documents)
  const starts: IndexHead['documents'] = []
  const traits: number[][] = []
  const texts: string[][] = []
  let pages = 0
  let size = Number.POSITIVE_INFINITY
  for (const [id, document] of documents.entries()) {
    const kind = kindOf(document)
    const first = starts.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY
    if (isPageKind(kind)) {
      if (id - first >= DOCUMENTS) {
        starts.push([id, pages, texts.length])
        traits.push([])
        size = Number.POSITIVE_INFINITY
      }
      pages += 1
    }
    size += document.text.length
    const isNew = size > TEXT_SIZE
    if (isNew) {
      texts.push([])
      size = document.text.length
    }
    texts.at(-1)?.push(document.text)
    traits.at(-1)?.push(kind + (own[id] ? TRAITS.ownTitle : 0) + (isNew ? TRAITS.newText : 0))
  }
  const packed = starts.map(([start], part): IndexParts['documents'] => {
    const [title = '', text = '', titles = ''] = lengths.map(each =>
      packNumbers(each.slice(start, starts[part + 1]?.[0])),
    )
    return [title, text, titles, packNumbers(traits[part] ?? [])]
  })
  return { starts, documents: packed, texts }
}

/** A list in lists of so many. */
function inGroups<Each>(list: readonly Each[], size: number): Each[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size))
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1)
}

/**
 * The search index as files of the site, named by the content of all of them: its head, then its parts.
 * @param documents of all pages, each page before its sections.
 * @param answers what the search can say by itself, the more important first.
 * @param version stands in their names for their content.
 */
export function searchIndexFiles(
  documents: readonly SearchDocument[],
  answers: readonly SearchAnswer[],
  version?: string,
): [head: OutputFile, ...parts: OutputFile[]] {
  const counted = countWords(documents)
  const cuts = cutDocuments(documents, counted)
  const terms = termsParts(counted)
  const words = wordsParts(counted)
  const titles = packTitles(documents)
  const pagesWithTitles = titles.length < TITLES.from ? TITLES.from : TITLES.pages
  const head: IndexHead = {
    count: documents.length,
    lengths: counted.lengths.map(mean),
    terms: terms.starts,
    words: words.starts,
    documents: cuts.starts,
    pages: titles.length,
    pagesWithTitles,
    hasAnswers: answers.length > 0,
  }
  const parts: { [Kind in PartKind]: IndexParts[Kind][] } = {
    terms: terms.parts,
    words: words.parts,
    documents: cuts.documents,
    titles: inGroups(titles, pagesWithTitles),
    text: cuts.texts,
    answers: answers.length > 0 ? [packAnswers(answers)] : [],
    details: inGroups(answers, ANSWERS_WITH_DETAILS).map(packDetails),
  }
  const named = Object.entries(parts).flatMap(([kind, each]) =>
    each.map((part, index): [PartName, string] => [
      `${kind as PartKind}-${index}`,
      JSON.stringify(part),
    ]),
  )
  const content = JSON.stringify(head)
  const file = `assets/search-${version ?? hashOf(content, ...named.flat())}.json`
  return [
    { file, content },
    ...named.map(([name, part]) => ({ file: partAddress(file, name), content: part })),
  ]
}
