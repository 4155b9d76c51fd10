import ts from 'typescript'

/** A file with one thing broken on purpose. */
export interface Mutant {
  /** Line and what became of it. */
  readonly name: string
  readonly text: string
}

const COMPARISONS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
}

/** The conditions that a node decides by. */
function conditionsOf(node: ts.Node): ts.Expression[] {
  if (ts.isIfStatement(node)) return [node.expression]
  if (ts.isConditionalExpression(node)) return [node.condition]
  if (
    ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(
      node.operatorToken.kind,
    )
  )
    return [node.left, node.right]
  if (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'expect'
  )
    return node.arguments.slice(0, 1)
  return []
}

/** What is broken without a difference, by the file and its code: why. */
const ALIKE: readonly (readonly [file: string, broken: string])[] = [
  // viem takes the only function of an ABI when none is named.
  ['approve.ts', "functionName: 'allowance', → nothing"],
  // viem knows the errors of Solidity; they are listed for the types.
  ['explain-revert.ts', "'error Error(string reason)', → nothing"],
  ['explain-revert.ts', "'error Panic(uint256 code)', → nothing"],
  // The beginning of a text.
  ['explain-revert.ts', '0 → undefined'],
]

/** Calls that come to the same whatever the order of their arguments. */
const SYMMETRIC: ReadonlySet<string> = new Set(['isAddressEqual'])

/** A piece of a text, and what takes its place. */
interface Replacement {
  readonly start: number
  readonly end: number
  readonly by: string
}

const without = (node: ts.Node): Replacement => ({
  start: node.getStart(),
  end: node.getEnd(),
  by: 'undefined',
})

/** Two pieces that change places; nothing when they are the same. */
function swapped(first: ts.Node, second: ts.Node): Replacement[] {
  const [one, other] = [first.getText(), second.getText()]
  if (one === other) return []
  const between = first.getSourceFile().text.slice(first.getEnd(), second.getStart())
  return [{ start: first.getStart(), end: second.getEnd(), by: other + between + one }]
}

const neighbors = <T>(list: readonly T[]): [T, T][] =>
  list.slice(1).flatMap((second, index) => {
    const first = list[index]
    return first === undefined ? [] : [[first, second]]
  })

/** Properties with names and values of their own, as name and text of the value. */
function namedValue(property: ts.ObjectLiteralElementLike): [string, string] | undefined {
  if (ts.isShorthandPropertyAssignment(property)) return [property.name.text, property.name.text]
  if (ts.isPropertyAssignment(property))
    return [property.name.getText(), property.initializer.getText()]
  return undefined
}

/** Two properties that change values; nothing when these are the same. */
function swappedValues(
  first: ts.ObjectLiteralElementLike,
  second: ts.ObjectLiteralElementLike,
): Replacement[] {
  const [one, other] = [namedValue(first), namedValue(second)]
  if (!one || !other || one[1] === other[1]) return []
  const between = first.getSourceFile().text.slice(first.getEnd(), second.getStart())
  const by = `${one[0]}: ${other[1]}${between}${other[0]}: ${one[1]}`
  return [{ start: first.getStart(), end: second.getEnd(), by }]
}

/**
 * All ways to break what a node hands over: each argument of a call, element of a list and property of an object
 * left out, and neighbors that change places.
 */
function brokenArguments(node: ts.Node): Replacement[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const given = [...(node.arguments ?? [])]
    const isSymmetric = SYMMETRIC.has(node.expression.getText())
    return [
      ...given.map(without),
      ...(isSymmetric ? [] : neighbors(given).flatMap(pair => swapped(...pair))),
    ]
  }
  if (ts.isArrayLiteralExpression(node)) {
    // The order counts where a list is what a function is called with.
    const { parent } = node
    const isCall = ts.isPropertyAssignment(parent) && parent.name.getText() === 'args'
    return [
      ...node.elements.map(element => ({ ...withComma(element), by: '' })),
      ...(isCall ? neighbors(node.elements).flatMap(pair => swapped(...pair)) : []),
    ]
  }
  if (ts.isObjectLiteralExpression(node))
    return [
      ...node.properties.map(property => ({ ...withComma(property), by: '' })),
      ...neighbors(node.properties).flatMap(pair => swappedValues(...pair)),
    ]
  return []
}

/** Where a piece of a list lies, with the comma after it. */
function withComma(node: ts.Node): { start: number; end: number } {
  const { text } = node.getSourceFile()
  const comma = /^\s*,/.exec(text.slice(node.getEnd()))?.[0] ?? ''
  return { start: node.getStart(), end: node.getEnd() + comma.length }
}

/** All ways to break what a node decides by: each condition taken for true and for false, and each comparison moved. */
function brokenDecisions(node: ts.Node): Replacement[] {
  const conditions = conditionsOf(node).flatMap(condition =>
    ['true', 'false'].map(by => ({ ...without(condition), by })),
  )
  if (!ts.isBinaryExpression(node)) return conditions
  const moved = COMPARISONS[node.operatorToken.kind]
  return moved ? [...conditions, { ...without(node.operatorToken), by: moved }] : conditions
}

/** All ways to break a file's decisions, and what it hands over. What only tells types apart is left alone. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const visit = (node: ts.Node) => {
    for (const { start, end, by } of [...brokenDecisions(node), ...brokenArguments(node)]) {
      const { line, character } = source.getLineAndCharacterOfPosition(start)
      const [was, is] = [text.slice(start, end), by].map(piece => piece.replace(/\s+/g, ' '))
      const broken = `${was} → ${is || 'nothing'}`
      if (ALIKE.some(alike => alike[0] === file && alike[1] === broken)) continue
      mutants.push({
        name: `${file}:${line + 1}:${character + 1} ${broken}`,
        text: text.slice(0, start) + by + text.slice(end),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}
