import type { Nodes } from 'mdast'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { Diagnostic } from '../../diagnostics/build-error.ts'

/** Notes what is wrong at a place of a page and how to fix it; the page is then refused. */
export function report(file: VFile, node: Nodes, message: string, fix: string): void {
  file.message(message, node.position).note = fix
}

/** Said of a page that is no MDX: the parser says what is wrong, and not how to fix it. */
const SYNTAX_FIX =
  'close what is open; write a brace or angle bracket that is text as `{` or `<` in code'

/** A message of the compiler as a diagnostic. Some give their place in words alone: "(8:1-8:8)". */
export function diagnosticOf(file: string, message: VFileMessage): Diagnostic {
  const { reason, line, note } = message
  const inWords = /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(reason)
  return {
    file,
    line: line ?? (inWords ? Number(inWords[1]) : undefined),
    message: reason.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '').split('\n')[0] ?? reason,
    fix: note ?? SYNTAX_FIX,
  }
}
