import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Sets the parts of a text that stand between backticks as code.
 * @param text plain text with an even number of backticks
 */
export function inlineCode(text: string): ReactNode {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part))
  // As arguments, not as an array: the parts never move, so they need no keys.
  return createElement(Fragment, null, ...parts)
}
