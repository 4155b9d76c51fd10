import { type Plugin, parseAst } from 'vite'
import { type Cut, isNode, withCuts } from './syntax.ts'

/** The helper by which a compiler keeps the names of functions that a minifier would change. */
const HELPER = '__name'
const MARK = /\/\* @__PURE__ \*\/\s*$/

/** What has to go for each call of the helper to become its first argument. */
function cutsIn(value: unknown, code: string): Cut[] {
  if (Array.isArray(value)) return value.flatMap(each => cutsIn(each, code))
  if (!isNode(value)) return []
  const inside = Object.values(value).flatMap(each => cutsIn(each, code))
  if (value.type !== 'CallExpression' || !('name' in value.callee)) return inside
  const [named] = value.arguments
  if (value.callee.name !== HELPER || !named) return inside
  const mark = MARK.exec(code.slice(0, value.start))
  return [
    { start: mark?.index ?? value.start, end: named.start, text: '(' },
    ...inside,
    { start: named.end, end: value.end, text: ')' },
  ]
}

/**
 * A module's code without the calls that give functions names. Packages are published with them for readable stacks;
 * in a bundle they are bytes that no reader of a page has use for.
 */
export function withoutFunctionNames(code: string): string {
  return withCuts(code, cutsIn(parseAst(code).body, code))
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
