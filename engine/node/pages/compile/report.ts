import type { Nodes } from 'mdast'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { type Diagnostic, lineAt } from '../../diagnostics/build-error.ts'
import type { OpenTags } from './open-tags.ts'

/** Notes what is wrong at a place of a page and how to fix it; the page is then refused. */
export function report(file: VFile, node: Nodes, message: string, fix: string): void {
  file.message(message, node.position).note = fix
}

/** Said of a page that is no MDX: the parser says what is wrong, and not how to fix it. */
const SYNTAX_FIX =
  'close what is open; write a brace or angle bracket that is text as `{` or `<` in code'

/** Whether a page ends within braces; the parser then gives the end of the page as the place. */
const endsInBraces = ({ ruleId, source }: VFileMessage) =>
  ruleId === 'unexpected-eof' && source === 'micromark-extension-mdx-expression'

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
 * A message of the compiler as a diagnostic.
 * @param source text of the page
 * @param open the tags that are open where the page could not be read any further
 */
export function diagnosticOf(
  file: string,
  source: string,
  message: VFileMessage,
  open: OpenTags,
): Diagnostic {
  const { reason, line, note } = message
  const opened = endsInBraces(message) ? openBraceLine(source) : undefined
  return {
    file,
    line: opened ?? line ?? open.current.at(-1)?.start.line,
    // The line stands before the message already.
    message: reason.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '').split('\n')[0] ?? reason,
    fix: note ?? SYNTAX_FIX,
  }
}
