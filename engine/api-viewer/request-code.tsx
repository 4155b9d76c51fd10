import type { ReactNode } from 'react'
import type { BuiltRequest, SampleLanguage } from '#model/api/request.ts'
import { TokenSpans } from '#ui/tokens/tokens.tsx'
import { type Token, tokensOf } from '#ui/tokens/tokens-of.ts'
import { words } from '#words'
import styles from './card.module.css'
import { CodeText } from './code-text.tsx'
import { parameterId } from './request/parameter-id.ts'
import { requestParts } from './request/request-parts.ts'

interface Props {
  request: BuiltRequest
  language: SampleLanguage
}

/** A piece of code, and the parameter that made it. */
interface Piece {
  tokens: Token[]
  name?: string
}

/** Cuts the tokens of some code at a place. */
function cut(tokens: readonly Token[], at: number): [before: Token[], after: Token[]] {
  const before: Token[] = []
  const after: Token[] = []
  let start = 0
  for (const token of tokens) {
    const left = token.text.slice(0, Math.max(at - start, 0))
    const right = token.text.slice(left.length)
    if (left !== '') before.push({ ...token, text: left })
    if (right !== '') after.push({ ...token, text: right })
    start += token.text.length
  }
  return [before, after]
}

function piecesOf(code: string, request: BuiltRequest): Piece[] {
  const pieces: Piece[] = []
  let rest = tokensOf(code)
  let done = 0
  for (const { name, start, end } of requestParts(code, request)) {
    const [before, from] = cut(rest, start - done)
    const [part, after] = cut(from, end - start)
    pieces.push({ tokens: before }, { tokens: part, name })
    rest = after
    done = end
  }
  return [...pieces, { tokens: rest }]
}

/** A request in one language, with a button to copy it. What a parameter made of it is a link to the parameter. */
export function RequestCode({ request, language }: Props): ReactNode {
  return (
    <figure className="code" data-md={`code:${language.id}`}>
      <CodeText label={words.requestIn(language.label)}>
        {piecesOf(language.write(request), request).map(({ tokens, name }, index) =>
          name === undefined ? (
            <TokenSpans key={index} tokens={tokens} />
          ) : (
            <a
              key={index}
              className={styles.part}
              href={`#${parameterId(request.operation.id, name)}`}
              data-parameter={parameterId(request.operation.id, name)}
            >
              <TokenSpans tokens={tokens} />
            </a>
          ),
        )}
      </CodeText>
      {/* The boot script answers it. */}
      <button type="button" className="copy" data-copy="">
        {words.copy}
      </button>
    </figure>
  )
}
