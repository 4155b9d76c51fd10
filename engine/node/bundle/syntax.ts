import { parseSync } from 'rolldown/utils'
import type { ESTree } from 'vite'

/** A stretch of code, and what takes its place. */
export interface Cut {
  start: number
  end: number
  text: string
}

/** Whether a value is a node of a syntax tree. */
export function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** An import on demand. */
export interface ImportOnDemand {
  address: string
  /** The innermost call that it stands in with a function. */
  call: ESTree.CallExpression | undefined
}

/** The imports on demand in a module's code, in their order. @throws Error for one whose address is computed. */
export function importsOnDemand(code: string): ImportOnDemand[] {
  const parsed = parseSync('script.js', code, { preserveParens: false })
  // The list of imports comes by itself; reading the whole tree takes long.
  if (parsed.module.dynamicImports.length === 0) return []
  const found: ImportOnDemand[] = []
  const visit = (value: unknown, call?: ESTree.CallExpression): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, call)
    else if (isNode(value)) {
      if (value.type === 'ImportExpression') {
        const { source } = value
        const written = code.slice(source.start, source.end)
        const address = /^(["'`])([^"'`$]+)\1$/.exec(written)?.[2]
        if (address === undefined) throw new Error(`what import(${written}) takes is not known`)
        found.push({ address, call })
      }
      const [first] = value.type === 'CallExpression' ? value.arguments : []
      const isAround = value.type === 'CallExpression' && first?.type === 'ArrowFunctionExpression'
      for (const each of Object.values(value)) visit(each, isAround ? value : call)
    }
  }
  visit(parsed.program.body)
  return found
}

/** A text with stretches of it replaced. They come in their order, and do not overlap. */
export function withCuts(code: string, cuts: readonly Cut[]): string {
  let text = ''
  let at = 0
  for (const { start, end, text: instead } of cuts) {
    text += code.slice(at, start) + instead
    at = end
  }
  return text + code.slice(at)
}
