import { createElement, Fragment, type ReactNode } from 'react'

interface Props {
  /** Plain text with an even number of backticks. */
  text: string
}

/** A text whose parts between backticks are code. */
export function InlineCode({ text }: Props): ReactNode {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part))
  // As arguments, not as an array: the parts never move, so they need no keys.
  return createElement(Fragment, null, ...parts)
}
