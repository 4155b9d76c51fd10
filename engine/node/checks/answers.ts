import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SearchAnswer } from '#model/search/answer.ts'
import { exportsOf } from '../config/exports-of.ts'
import { EXTENSIONS_FILE } from '../config/load-extensions.ts'
import { type Diagnostic, lineAt } from '../diagnostics/build-error.ts'
import { type Fault, linkFault, partsOf, type Targets } from './targets.ts'

/** Fields of an answer that say something. */
const SAID = ['name', 'where', 'kind', 'value', 'href'] as const

/**
 * Answers of the search that say nothing, cannot be found, or lead nowhere, with the line of the extensions that
 * hands them on. Answers come in tables: of those with the same fault the first is named, and the others are counted.
 */
export function brokenAnswers(
  root: string,
  answers: readonly SearchAnswer[],
  targets: Targets,
): Diagnostic[] {
  const kinds = new Map<string, { name: string; fault: Fault; more: number }>()
  for (const answer of answers) {
    const fault = faultOf(answer, targets)
    if (!fault) continue
    const name = `the answer "${answer.name}, ${answer.where}"`
    const kind = fault.kind
    const known = kinds.get(kind)
    if (known) known.more += 1
    else kinds.set(kind, { name, fault, more: 0 })
  }
  const line = kinds.size > 0 ? lineOfAnswers(root) : undefined
  return [...kinds.values()].map(({ name, fault: { message, fix }, more }) => ({
    file: EXTENSIONS_FILE,
    line,
    message: `${name} ${message}${more > 0 ? ` (and ${more} more like it)` : ''}`,
    fix,
  }))
}

/** What is wrong with an answer; `kind` is the same for answers that are wrong in the same way. */
function faultOf(answer: SearchAnswer, targets: Targets): (Fault & { kind: string }) | undefined {
  const empty = SAID.find(field => !answer[field]?.trim())
  if (empty) return { kind: empty, message: `has an empty "${empty}"`, fix: `say its ${empty}` }
  if (!answer.subjects?.some(subject => subject.trim()))
    return {
      kind: 'subjects',
      message: 'has no "subjects"',
      fix: 'add the phrases that readers call it by',
    }
  const link = partsOf(answer.href)
  const { path: page, fragment } = link
  const ids = targets.pages.get(page)
  if (ids && fragment !== '' && !ids.has(fragment))
    return {
      kind: `row of ${page}`,
      message: `leads to "${answer.href}", but ${page} has no row or heading "${fragment}"`,
      fix: `correct its href, or give the row the id "${fragment}"`,
    }
  const fault = linkFault(targets, { ...link, fragment: '' })
  return fault && { ...fault, kind: page, message: `leads nowhere: ${fault.message}` }
}

/** Line of the extensions where they export the answers. */
function lineOfAnswers(root: string): number | undefined {
  const file = path.join(root, EXTENSIONS_FILE)
  if (!existsSync(file)) return undefined
  const code = readFileSync(file, 'utf8')
  const found = exportsOf(code).find(({ names }) => names.includes('answers'))
  return found && lineAt(code, found.start)
}
