import type { ReactNode } from 'react'
import { type Token, type TokenKind, tokensOf } from './tokens-of.ts'

/** Classes of the style sheet that the build makes of the site's themes for code. */
const CLASSES: Readonly<Record<TokenKind, string>> = {
  comment: 'kc',
  text: 'kt',
  number: 'kn',
  keyword: 'kk',
  call: 'kf',
}

/** Code that is written in the browser, in the colors of the code of the pages. */
export function Tokens({ code }: { code: string }): ReactNode {
  return <TokenSpans tokens={tokensOf(code)} />
}

/** Pieces of such code. */
export function TokenSpans({ tokens }: { tokens: readonly Token[] }): ReactNode {
  return tokens.map(({ text, kind }, index) =>
    kind ? (
      <span key={index} className={CLASSES[kind]}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}
