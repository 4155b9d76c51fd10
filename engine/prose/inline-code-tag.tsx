import { z } from 'zod'
import { InlineCode as Text } from '#ui/inline-code.tsx'
import { tag } from './tag.ts'

/** A text from data whose parts between backticks are code. */
export const InlineCode = tag({ text: z.string() }, function InlineCode({ text }) {
  return <Text text={text} />
})
