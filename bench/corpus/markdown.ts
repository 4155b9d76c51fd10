import type { CodeBlock, Page } from './page.ts'

/** What Markdown has no one way for, as one tool reads it. */
export interface Dialect {
  /** What stands behind the three backquotes that begin a block of code. */
  fence(code: CodeBlock): string
  /** A line of code that is marked, where that is said in the code. */
  mark?(line: string): string
  note(text: string): string
  /** Whether the title is the first heading of the text, too: not every tool shows that of the frontmatter. */
  titleInText: boolean
}

/** A callout as most tools read it. */
export const directiveNote = (text: string) => `:::note\n${text}\n:::`

/** What stands behind the backquotes where the file's name is named `title`. */
export const titledFence = ({ language, file, marked }: CodeBlock) =>
  [language, file && `title="${file}"`, marked && `{${marked}}`].filter(Boolean).join(' ')

function codeOf(code: CodeBlock, { fence, mark }: Dialect): string {
  const lines = code.text
    .split('\n')
    .map((line, index) => (mark && index + 1 === code.marked ? mark(line) : line))
  return [`\`\`\`${fence(code)}`, ...lines, '```'].join('\n')
}

/**
 * A page as a file of Markdown with frontmatter.
 * @param frontmatter lines of it besides title and description.
 */
export function markdownOf(
  { title, description, blocks }: Page,
  dialect: Dialect,
  frontmatter: readonly string[] = [],
): string {
  const head = ['---', `title: ${title}`, `description: ${description}`, ...frontmatter, '---']
  const parts = blocks.map(block => {
    if (block.kind === 'code') return codeOf(block, dialect)
    return block.kind === 'note' ? dialect.note(block.text) : block.text
  })
  return `${[head.join('\n'), ...(dialect.titleInText ? [`# ${title}`] : []), ...parts].join('\n\n')}\n`
}
