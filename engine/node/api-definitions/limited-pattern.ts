import { createContext, Script } from 'node:vm'

/** Far more than comparing a text with a pattern takes that ends, on a busy machine, too. */
const LIMIT_MS = 10_000

const context = createContext({ pattern: /./u, text: '' })
const comparison = new Script('pattern.test(text)')

/** A pattern whose comparison did not end. */
export class EndlessPattern extends Error {
  constructor(pattern: string) {
    super(`the pattern ${pattern} does not end within ${LIMIT_MS / 1000} s on this text`)
  }
}

function test(pattern: RegExp, text: string): boolean {
  Object.assign(context, { pattern, text })
  try {
    return Boolean(comparison.runInContext(context, { timeout: LIMIT_MS }))
  } catch {
    throw new EndlessPattern(pattern.source)
  }
}

/**
 * A pattern of a definition. One with a repetition within a repetition may take years for a short text, and nothing in
 * the same thread could stop it.
 */
export function limitedPattern(source: string, flags: string): Pick<RegExp, 'test'> {
  const pattern = new RegExp(source, flags)
  // The validator tells patterns apart by their text.
  const limited = { test: (text: string) => test(pattern, text), toString: () => String(pattern) }
  return limited
}
// The validator writes it into the code that it can export; none is exported here.
limitedPattern.code = 'limitedPattern'
