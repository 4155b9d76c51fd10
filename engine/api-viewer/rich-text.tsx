import type { ReactNode } from 'react'
import { InlineCode } from '#ui/inline-code.tsx'

/** Text of a definition: backticks mark code, and Markdown links are links. */
export function RichText({ text }: { text: string }): ReactNode {
  return text.split(/(\[[^\]]+\]\(https:[^)\s]+\))/).map((part, index) => {
    const [, label, href] = /^\[([^\]]+)\]\((https:[^)\s]+)\)$/.exec(part) ?? []
    // Parts never move, so their place identifies them.
    const key = `${index}-${part}`
    return label && href ? (
      <a key={key} href={href}>
        {label}
      </a>
    ) : (
      <InlineCode key={key} text={part} />
    )
  })
}

/** The paragraphs of such a text. */
export function Paragraphs({ text }: { text: string }): ReactNode {
  return text.split('\n\n').map(paragraph => (
    <p key={paragraph}>
      <RichText text={paragraph} />
    </p>
  ))
}
