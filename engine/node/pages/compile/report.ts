import type { Nodes } from 'mdast'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { type Diagnostic, lineAt } from '../../diagnostics/build-error.ts'

/** Notes what is wrong at a place of a page and how to fix it; the page is then refused. */
export function report(file: VFile, node: Nodes, message: string, fix: string): void {
  file.message(message, node.position).note = fix
}

/** Said of a page that is no MDX: the parser says what is wrong, and not how to fix it. */
const SYNTAX_FIX =
  'close what is open; write a brace or angle bracket that is text as `{` or `<` in code'

/** What the parser says of a brace that is never closed; its place is the end of the page. */
const OPEN_BRACE = /^Unexpected end of file in expression/

/** The line, counted from 1, of the last brace of a text that is not closed. */
function openBraceLine(source: string): number | undefined {
  let closed = 0
  for (let at = source.length - 1; at >= 0; at--) {
    if (source[at] === '}') closed += 1
    if (source[at] === '{') closed -= 1
    if (closed < 0) return lineAt(source, at)
  }
  return undefined
}

/**
 * A message of the compiler as a diagnostic. Some give their place in words alone: "(8:1-8:8)".
 * @param source text of the page
 */
export function diagnosticOf(file: string, source: string, message: VFileMessage): Diagnostic {
  const { reason, line, note } = message
  const inWords = /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(reason)
  const opened = OPEN_BRACE.test(reason) ? openBraceLine(source) : undefined
  return {
    file,
    line: opened ?? line ?? (inWords ? Number(inWords[1]) : undefined),
    message: reason.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '').split('\n')[0] ?? reason,
    fix: note ?? SYNTAX_FIX,
  }
}
