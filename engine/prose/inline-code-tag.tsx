import type { ReactNode } from 'react'
import { inlineCode } from '#ui/inline-code.ts'

/** A text from data whose parts between backticks are code. */
export function InlineCode({ text }: { text: string }): ReactNode {
  return inlineCode(text)
}
