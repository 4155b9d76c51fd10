import ts from 'typescript'
import { type TextBlock, VALUE } from './text-block.ts'

/** Languages whose comments begin with `//` or stand between slashes and stars. */
const LIKE_SCRIPT = new Set(['js', 'ts', 'tsx', 'typescript'])

/** The comments of a sample, which are prose: one block for each, or for lines of them in a row. */
export function commentBlocks(
  file: string,
  source: string,
  language: string,
  firstLine = 1,
): TextBlock[] {
  const found = LIKE_SCRIPT.has(language) ? scriptComments(source) : hashComments(source)
  return found.flatMap(({ text, line }) => {
    const runs = text.split('\n').map((part, index) => ({
      text: `${part
        .replace(/^\s*(?:\/\/+|\/\*+|\*\/|\*|#+)\s?|\s*\*\/\s*$/g, '')
        .replace(/@ts-expect-error:|@(?:param \S+|returns|throws)\b/g, VALUE)
        .replace(/`[^`]+`/g, VALUE)
        .trim()} `,
      line: firstLine + line + index,
    }))
    return runs.some(run => /\p{L}/u.test(run.text)) ? [{ file, runs }] : []
  })
}

interface Comment {
  text: string
  /** From 0. */
  line: number
}

function scriptComments(source: string): Comment[] {
  const tree = ts.createSourceFile('sample.tsx', source, ts.ScriptTarget.Latest, true)
  const ranges = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node): void => {
    const parts = node.getChildren(tree)
    if (parts.length === 0) {
      for (const range of [
        ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
      ]) {
        ranges.set(range.pos, range)
      }
    }
    parts.forEach(visit)
  }
  visit(tree)
  const comments: Comment[] = []
  for (const { pos, end } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const text = source.slice(pos, end)
    const { line } = tree.getLineAndCharacterOfPosition(pos)
    const last = comments.at(-1)
    const isNextLine = last && last.line + last.text.split('\n').length === line
    if (last?.text.startsWith('//') && text.startsWith('//') && isNextLine) {
      last.text += `\n${text}`
    } else {
      comments.push({ text, line })
    }
  }
  return comments
}

function hashComments(source: string): Comment[] {
  return source.split('\n').flatMap((text, line) => {
    const comment = /(?:^|\s)(#\s.*)$/.exec(text)?.[1]
    return comment ? [{ text: comment, line }] : []
  })
}
