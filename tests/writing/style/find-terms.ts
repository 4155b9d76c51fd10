import type { GlossaryTerm } from '#engine/model/glossary.ts'
import { type Finding, findingAt } from './finding.ts'
import { NAMES, OTHER_SENSES } from './rules.ts'
import { type TextBlock, textOf } from './text-block.ts'

/** A page, its place in the sidebar and its texts in order. */
export interface PageTexts {
  /** Site path. */
  path: string
  /** The first page of its area in the sidebar, which introduces the area. */
  introduction: string
  blocks: readonly TextBlock[]
}

/** A term as it is looked for. */
export interface SoughtTerm {
  id: string
  wording: RegExp
  /** The page that explains it. */
  page: string
  /** Phrases in which its word means something else. */
  otherwise: RegExp
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\·]/g, '\\$&')

/**
 * How a term is found in a text: by its name, its plural and the forms that a writer adds. A name with a capital
 * letter inside or of capitals alone is looked for as it is, any other in both cases.
 */
export function soughtTerm(
  { id, term, page }: Pick<GlossaryTerm, 'id' | 'term' | 'page'>,
  forms: readonly string[] = [],
): SoughtTerm {
  const isName = NAMES.has(id) || /[A-Z]/.test(term.slice(1))
  const names = [term, ...forms].map(escaped)
  return {
    id,
    wording: new RegExp(
      `(?<![\\w-])(?:${names.join('|')})(?:e?s)?(?![\\w-])`,
      isName ? 'gu' : 'giu',
    ),
    page: page.replace(/#.*/, ''),
    otherwise: new RegExp(`\\b(?:${(OTHER_SENSES[id] ?? []).join('|') || '(?!)'})\\b`, 'giu'),
  }
}

/** Ids of the terms that a page defines: by marking them, or because it is the page that explains them. */
function definedOn({ path, blocks }: PageTexts, terms: readonly SoughtTerm[]): Set<string> {
  return new Set([
    ...blocks.flatMap(({ runs }) => runs.flatMap(({ term }) => term ?? [])),
    ...terms.filter(({ page }) => page === path).map(({ id }) => id),
  ])
}

/** Where a text has the words of a term by itself, not within a longer term such as "tick" in "tick spacing". */
function useIn(text: string, term: SoughtTerm, terms: readonly SoughtTerm[]) {
  const longer = terms
    .filter(({ id }) => id !== term.id)
    .map(({ wording }) => wording)
    .concat(term.otherwise)
    .flatMap(wording => [...text.matchAll(wording)])
  return [...text.matchAll(term.wording)].find(
    ({ 0: found, index }) =>
      !longer.some(
        other =>
          other[0].length > found.length &&
          other.index <= index &&
          other.index + other[0].length >= index + found.length,
      ),
  )
}

/** Where a page first uses a term, and whether it defines it there or leads to where it is defined. */
function firstUse(blocks: readonly TextBlock[], term: SoughtTerm, terms: readonly SoughtTerm[]) {
  for (const block of blocks) {
    if (block.isTitle || block.isNext) continue
    const match = useIn(textOf(block), term, terms)
    if (!match) continue
    let end = 0
    const run = block.runs.find(({ text }) => {
      end += text.length
      return match.index < end
    })
    return {
      block,
      offset: match.index,
      found: match[0],
      isDefined:
        run?.term !== undefined ||
        run?.isLink === true ||
        // "**Gas.** What a network is paid": the words in bold are the term alone, maybe with its short form, and what
        // follows explains it.
        (run?.isBold === true && run.text.replace(/( \([A-Z]+\))?[.:]?\s*$/, '') === match[0]),
    }
  }
  return undefined
}

/** Terms that a page uses before it defines or links them. */
export function findUndefinedTerms(
  pages: readonly PageTexts[],
  terms: readonly SoughtTerm[],
): Finding[] {
  const definitions = new Map(pages.map(page => [page.path, definedOn(page, terms)]))
  return pages.flatMap(page => {
    const known = definitions.get(page.introduction)
    return terms.flatMap(term => {
      if (term.page === page.path || (known?.has(term.id) && page.path !== page.introduction)) {
        return []
      }
      const use = firstUse(page.blocks, term, terms)
      if (!use || use.isDefined) return []
      return findingAt(use.block, use.offset, {
        rule: 'term before its definition',
        found: use.found,
        fix: `mark its first use: <Term id="${term.id}">${use.found}</Term>, or link it`,
      })
    })
  })
}
