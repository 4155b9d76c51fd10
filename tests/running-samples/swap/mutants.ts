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

/**
 * All ways to break a file's decisions: each condition taken for true and for false, and each comparison moved by
 * one. What only tells types apart is left alone.
 */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const replace = (start: number, end: number, by: string) => {
    const { line } = source.getLineAndCharacterOfPosition(start)
    mutants.push({
      name: `${file}:${line + 1} ${text.slice(start, end)} → ${by}`,
      text: text.slice(0, start) + by + text.slice(end),
    })
  }
  const visit = (node: ts.Node) => {
    for (const condition of conditionsOf(node)) {
      replace(condition.getStart(), condition.getEnd(), 'true')
      replace(condition.getStart(), condition.getEnd(), 'false')
    }
    if (ts.isBinaryExpression(node)) {
      const moved = COMPARISONS[node.operatorToken.kind]
      if (moved) replace(node.operatorToken.getStart(), node.operatorToken.getEnd(), moved)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}
