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
import { kindOf, ownTitles } from '#model/search/ranking.ts'
import type { SearchDocument } from '#model/search-document.ts'
import { hashOf } from '../../cache/hash.ts'
import type { OutputFile } from '../output-file.ts'
import { countWords, termsParts, wordsParts } from './index-terms.ts'

/** Size of a part of the texts before it is compressed, roughly, in characters. */
const TEXT_SIZE = 3_000
/** Documents of a site from which on their lengths come with the terms: all of them would be more than those of the found. */
const MANY_DOCUMENTS = 2_500
/** Pages of a site from which on their titles are fetched with the results, and how many of them at a time. */
const TITLES = { from: 200, pages: 4 } as const

/** Cuts the texts of documents into parts, and tells the traits of each document. */
function cutTexts(
  documents: readonly SearchDocument[],
  language: string,
): { traits: number[]; texts: string[][] } {
  const own = ownTitles(documents, language)
  const texts: string[][] = []
  let size = Number.POSITIVE_INFINITY
  const traits = documents.map((document, id) => {
    const { text } = document
    size += text.length
    const isNew = size > TEXT_SIZE
    if (isNew) {
      texts.push([])
      size = text.length
    }
    texts.at(-1)?.push(text)
    return (
      kindOf(document, language) +
      (own[id] ? TRAITS.ownTitle : 0) +
      (isNew ? TRAITS.newText : 0) +
      (/[\p{L}\p{N}]/u.test(text) ? TRAITS.hasText : 0)
    )
  })
  return { traits, texts }
}

function packDocuments(lengths: readonly number[][], traits: readonly number[]) {
  const [title = '', text = '', titles = ''] = lengths.map(packNumbers)
  return [title, text, titles, packNumbers(traits)] satisfies IndexParts['documents']
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
 * @param language of the site.
 * @param version stands in their names for their content.
 */
export function searchIndexFiles(
  documents: readonly SearchDocument[],
  answers: readonly SearchAnswer[],
  language = 'en',
  version?: string,
): [head: OutputFile, ...parts: OutputFile[]] {
  const counted = countWords(documents, language)
  const isLarge = documents.length > MANY_DOCUMENTS
  const { traits, texts } = cutTexts(documents, language)
  const terms = termsParts(counted, isLarge, language)
  const words = wordsParts(counted)
  const titles = packTitles(documents)
  const pagesWithTitles = titles.length < TITLES.from ? TITLES.from : TITLES.pages
  const head: IndexHead = {
    count: documents.length,
    lengths: counted.lengths.map(mean),
    terms: terms.starts,
    words: words.starts,
    pages: titles.length,
    pagesWithTitles,
    hasAnswers: answers.length > 0,
    ...(language !== 'en' && { language }),
  }
  const parts: { [Kind in PartKind]: IndexParts[Kind][] } = {
    terms: terms.parts,
    words: words.parts,
    documents: [packDocuments(isLarge ? [] : counted.lengths, traits)],
    titles: inGroups(titles, pagesWithTitles),
    text: texts,
    answers: answers.length > 0 ? [packAnswers(answers, language)] : [],
    details: inGroups(answers, ANSWERS_WITH_DETAILS).map(packDetails),
  }
  const named = Object.entries(parts).flatMap(([kind, each]) =>
    each.map((part, index): [PartName, string] => [
      `${kind as PartKind}-${index}`,
      JSON.stringify(part),
    ]),
  )
  const text = JSON.stringify(head)
  const file = `assets/search-${version ?? hashOf(text, ...named.flat())}.json`
  return [
    { file, text },
    ...named.map(([name, part]) => ({ file: partAddress(file, name), text: part })),
  ]
}
