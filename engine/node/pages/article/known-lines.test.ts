import { type BundledLanguage, createHighlighter } from 'shiki'
import { expect, test } from 'vitest'
import { rememberLines } from './known-lines.ts'

/** The same line as code, in a comment, in a text over several lines, and behind what opens another language. */
const SAMPLES: readonly { lang: BundledLanguage; code: string }[] = [
  {
    lang: 'ts',
    code: 'const a = 1 // one\nconst b = `\nconst a = 1 // one\n`\nconst a = 1 // one',
  },
  { lang: 'ts', code: '/*\nconst a = 1 // one\n*/\nconst a = 1 // one\n\nconst a = 1 // one' },
  { lang: 'ts', code: 'const a = 1 // one\ntype A = {\n  a: 1\n}\nconst c = {\n  a: 1\n}' },
  { lang: 'markdown', code: '# One\n```ts\n# One\nconst a = 1\n```\n# One\nconst a = 1' },
  { lang: 'markdown', code: '> # One\n# One' },
  { lang: 'python', code: 'def a():\n  """\n  def a():\n  """\n  def a():\n' },
]

const THEME = 'github-light'

test('a grammar that remembers lines reads code as one that does not', async () => {
  const langs = [...new Set(SAMPLES.map(({ lang }) => lang))]
  const [plain, remembering] = await Promise.all(
    [1, 2].map(() => createHighlighter({ themes: [THEME], langs })),
  )
  for (const lang of langs) {
    const grammar = remembering?.getLanguage(lang)
    if (grammar) rememberLines(grammar)
  }
  // Twice, and in both orders: the second time all lines are known.
  for (const { lang, code } of [...SAMPLES, ...SAMPLES.toReversed()]) {
    const options = { lang, theme: THEME }
    expect(remembering?.codeToTokens(code, options).tokens).toEqual(
      plain?.codeToTokens(code, options).tokens,
    )
  }
})

test('a line that was read in the same state is not read again', async () => {
  const shiki = await createHighlighter({ themes: [THEME], langs: ['ts'] })
  const grammar = shiki.getLanguage('ts')
  let reads = 0
  const read = grammar.tokenizeLine2.bind(grammar)
  grammar.tokenizeLine2 = (...line) => {
    reads++
    return read(...line)
  }
  rememberLines(grammar)
  const tokensOf = (code: string) => shiki.codeToTokens(code, { lang: 'ts', theme: THEME }).tokens
  tokensOf('const a = 1\nconst b = 2')
  expect(reads).toBe(2)
  // Another first line leaves the same state, in which the second is known.
  tokensOf('const c = 1\nconst b = 2')
  expect(reads).toBe(3)
})
