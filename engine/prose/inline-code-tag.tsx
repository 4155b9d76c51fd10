import { z } from 'zod'
import { inlineCode } from '#ui/inline-code.ts'
import { tag } from './tag.ts'

/** A text from data whose parts between backticks are code. */
export const InlineCode = tag({ text: z.string() }, function InlineCode({ text }) {
  return inlineCode(text)
})
