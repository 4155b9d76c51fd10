/** What a piece of code is, as far as its color goes. */
export type TokenKind = 'comment' | 'text' | 'number' | 'keyword' | 'call'

/** A piece of code; without a kind it has the color of code. */
export interface Token {
  text: string
  kind?: TokenKind
}

const KEYWORDS =
  'abstract alias any as async await bigint boolean class const enum except export extends false for from function ' +
  'if import in infer instanceof interface is keyof let namespace never new None null number of readonly return ' +
  'string symbol throw True False true try type typeof undefined unknown var void while with yield'

const isKeyword = new Set(KEYWORDS.split(' '))

/** One alternative for each kind that its characters tell; words are told apart below. */
const TOKEN =
  /(?<comment>(?<=^|\s)(?:\/\/|#)[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<number>\b\d[\w.]*)|(?<call>[A-Za-z_$][\w$]*(?=\())|(?<member>(?!try:)[A-Za-z_$][\w$]*(?=\??:))|[A-Za-z_$][\w$]*/gm

/**
 * Splits code that is written in the browser, in TypeScript, Python, JSON or a shell, into pieces of one color each. It
 * knows no grammar: pages are highlighted when they are built, this is for what only the reader's own input makes.
 * @returns the pieces, which together are the code.
 */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: text, index, groups = {} } of code.matchAll(TOKEN)) {
    const kind = kindOf(text, groups)
    if (!kind) continue
    if (index > end) tokens.push({ text: code.slice(end, index) })
    tokens.push({ text, kind })
    end = index + text.length
  }
  if (end < code.length) tokens.push({ text: code.slice(end) })
  return tokens
}

function kindOf(text: string, groups: Record<string, string | undefined>): TokenKind | undefined {
  if (groups.comment !== undefined) return 'comment'
  if (groups.text !== undefined) return 'text'
  if (groups.number !== undefined) return 'number'
  // A member may be called as a keyword is.
  if (isKeyword.has(text) && groups.member === undefined) return 'keyword'
  return groups.call === undefined ? undefined : 'call'
}
