import { z } from 'zod'
import { tag } from '../tag.ts'
import { inlineCode } from './inline-code.ts'

/** A text from data whose parts between backticks are code. */
export const InlineCode = tag({ text: z.string() }, function InlineCode({ text }) {
  return inlineCode(text)
})
