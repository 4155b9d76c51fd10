import type { Text } from 'mdast'
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown'

/** What may have to be escaped within a line, by itself or for what follows it. */
const MARKS = /[\t\n\r!#$&*<[\\\]_`|~]|^\(/

/** Whether words begin with a letter, which is no mark even where a line begins. */
const BEGINS_WITH_LETTER = /^\p{L}/u

/**
 * A text in Markdown. The library tries each of its patterns of marks on every text, and does so twice in one that
 * follows another element; a text that can have none of them is written as it is.
 */
export const text: Handle = (node: Text, parent, state, info) => {
  const { value } = node
  const isPlain =
    !MARKS.test(value) &&
    (!/[\r\n]/.test(info.before) || BEGINS_WITH_LETTER.test(value)) &&
    !(value.endsWith(' ') && /[\r\n]/.test(info.after)) &&
    !state.stack.includes('autolink')
  return isPlain ? value : defaultHandlers.text(node, parent, state, info)
}
