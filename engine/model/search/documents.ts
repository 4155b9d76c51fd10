import { type IndexParts, TRAITS } from './index-parts.ts'
import { unpackNumbers } from './packed-numbers.ts'
import { type TitledDocument, unpackTitles } from './packed-titles.ts'
import type { Parts } from './parts.ts'
import { type DocumentKind, isPageKind } from './ranking.ts'

/** What is known of a document before its titles are. */
export interface DocumentFacts {
  /** Length of each field, in terms; 0 where the postings of terms have it. */
  lengths: readonly number[]
  kind: DocumentKind
  /** Whether no other document but a definition bears its title. */
  hasOwnTitle: boolean
  /** Whether it has a text with words. */
  hasText: boolean
}

/** The documents of an index. What has not come is not there, and is noted as missed. */
export interface Documents {
  factsOf(id: number): DocumentFacts | undefined
  /** Its path and titles. */
  titlesOf(id: number): TitledDocument | undefined
  textOf(id: number): string | undefined
  /** Its text, if it has come; it is not missed. */
  knownTextOf(id: number): string | undefined
}

interface Placed extends DocumentFacts {
  /** Number of its page, and of the document among those of the page. */
  page: [number: number, place: number]
  /** The same of the part of the texts with its own. */
  text: [number: number, place: number]
}

function readPart(packed: IndexParts['documents']): Placed[] {
  const [title = [], text = [], titles = [], traits = []] = packed.map(unpackNumbers)
  const page = { number: -1, place: 0 }
  const run = { number: -1, place: 0 }
  const count = (of: typeof page, isNew: boolean): [number, number] => {
    of.number += Number(isNew)
    of.place = isNew ? 0 : of.place + 1
    return [of.number, of.place]
  }
  return traits.map((each, index) => {
    const kind = (each % TRAITS.ownTitle) as DocumentKind
    return {
      lengths: [title[index] ?? 0, text[index] ?? 0, titles[index] ?? 0],
      kind,
      hasOwnTitle: (each & TRAITS.ownTitle) !== 0,
      hasText: (each & TRAITS.hasText) !== 0,
      page: count(page, isPageKind(kind)),
      text: count(run, (each & TRAITS.newText) !== 0),
    }
  })
}

/** Reads the documents of an index. */
export function documentsOf(parts: Parts): Documents {
  const { pagesWithTitles } = parts.head
  const titled = new Map<number, TitledDocument[]>()
  let all: Placed[] | undefined

  const placed = (id: number): Placed | undefined => {
    const packed = all ? undefined : parts.get('documents', 0)
    if (packed) all = readPart(packed)
    return all?.[id]
  }
  return {
    factsOf: placed,
    titlesOf(id) {
      const found = placed(id)
      if (!found) return undefined
      const [page, place] = found.page
      const part = parts.get('titles', Math.floor(page / pagesWithTitles))
      const packed = part?.[page % pagesWithTitles]
      if (!packed) return undefined
      const documents = titled.get(page) ?? unpackTitles(packed)
      titled.set(page, documents)
      return documents[place]
    },
    textOf(id) {
      const found = placed(id)
      return found && parts.get('text', found.text[0])?.[found.text[1]]
    },
    knownTextOf(id) {
      const found = placed(id)
      return found && parts.peek('text', found.text[0])?.[found.text[1]]
    },
  }
}
