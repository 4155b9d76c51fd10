import type { ReactNode } from 'react'
import { type TokenKind, tokensOf } from './tokens-of.ts'

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
  return tokensOf(code).map(({ text, kind }, index) => (
    <span key={index} className={kind && CLASSES[kind]}>
      {text}
    </span>
  ))
}
