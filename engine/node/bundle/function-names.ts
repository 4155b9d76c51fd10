import { type ESTree, type Plugin, parseAst } from 'vite'
import { type Cut, isNode, withCuts } from './syntax.ts'

/** The helper by which a compiler keeps the names of functions that a minifier would change. */
const HELPER = '__name'
const MARK = /\/\* @__PURE__ \*\/\s*$/

/** Adds what has to go for each call of the helper to become its first argument. */
function addCuts(value: unknown, code: string, cuts: Cut[]): void {
  if (Array.isArray(value)) {
    for (const each of value) addCuts(each, code, cuts)
    return
  }
  if (!isNode(value)) return
  const named = namedBy(value)
  if (named) {
    const mark = MARK.exec(code.slice(0, value.start))
    cuts.push({ start: mark?.index ?? value.start, end: named.start, text: '(' })
  }
  for (const each of Object.values(value)) addCuts(each, code, cuts)
  if (named) cuts.push({ start: named.end, end: value.end, text: ')' })
}

/** What a call of the helper names; undefined for all else. */
function namedBy(node: ESTree.Node): ESTree.Argument | undefined {
  if (node.type !== 'CallExpression' || !('name' in node.callee)) return undefined
  return node.callee.name === HELPER ? node.arguments[0] : undefined
}

/**
 * A module's code without the calls that give functions names. Packages are published with them for readable stacks;
 * in a bundle they are bytes that no reader of a page has use for.
 */
export function withoutFunctionNames(code: string): string {
  const cuts: Cut[] = []
  addCuts(parseAst(code).body, code, cuts)
  return withCuts(code, cuts)
}

/** Takes the names of functions out of what browsers get of packages. */
export function functionNamesPlugin(): Plugin {
  return {
    name: 'function-names',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: HELPER },
      handler: code => ({ code: withoutFunctionNames(code), map: null }),
    },
  }
}
