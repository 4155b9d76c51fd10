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
  /** Where the argument is that follows the function it stands in, a list or a text. */
  argument: Pick<Cut, 'start' | 'end'> | undefined
}

/** What follows an import within a function that a call is given, up to the next argument, and that argument. */
const NEXT_ARGUMENT = /(?:;return\{[^{}]*\}\})?,(\[[^[\]]*\]|`[^`]*`)\)/y

/**
 * The imports on demand in a module's minified code, in their order. It reads no tree of the whole, which takes half a second
 * and 40 MB for an app.
 * @throws Error for one whose address is computed.
 */
export function importsOnDemand(code: string): ImportOnDemand[] {
  const { dynamicImports } = parseSync('script.js', code).module
  return dynamicImports.map(({ end, moduleRequest }) => {
    const written = code.slice(moduleRequest.start, moduleRequest.end)
    const address = /^(["'`])([^"'`$]+)\1$/.exec(written)?.[2]
    if (address === undefined) throw new Error(`what import(${written}) takes is not known`)
    NEXT_ARGUMENT.lastIndex = end
    const [whole, argument] = NEXT_ARGUMENT.exec(code) ?? []
    if (whole === undefined || argument === undefined) return { address, argument: undefined }
    const last = end + whole.length - 1
    return { address, argument: { start: last - argument.length, end: last } }
  })
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
