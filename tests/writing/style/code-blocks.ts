import ts from 'typescript'
import { CODE_ATTRIBUTES, CODE_PROPERTIES } from './places.ts'
import { type Run, type TextBlock, VALUE } from './text-block.ts'

/** Elements that text flows through. */
const INLINE = new Set(['a', 'b', 'br', 'em', 'i', 'q', 'span', 'strong', 'sub', 'sup'])

/** What makes a schema of a tag: its texts are what the build says to authors. */
const FOR_AUTHORS = new Set(['data', 'z.custom'])

/** Code in a text of data. */
const BACKTICKS = /`[^`\n]+`/g

/** What only code has: arrows, selectors, signatures, operators, lengths. */
const LIKE_CODE =
  /=>|[{};]\s*$|^(?:const|error|event|function|import|new|struct) \w|^[\w.]+\(|^\(|[<>]=|&&|\|\||\?\?|\[\w+[\]=^]|\dpx\b|\w = \w|^['"]|^other: \w/

/** Whether a text is meant to be read: several words, or one that begins a label. */
export function isProse(text: string): boolean {
  const words = text.replaceAll(VALUE, ' ').trim()
  if (LIKE_CODE.test(words)) return false
  if (/^[A-Z][a-z]+[.!?:]?$/.test(words)) return true
  const hasWords = /\p{L}{2,}[,;:.!?’'")]* \S*\p{L}{2,}/u.test(words)
  return hasWords && /[^-\w \d./:@#]|[A-Z]| \w+ /.test(words)
}

/** The texts that code holds for readers. */
export function codeBlocks(file: string, source: string, firstLine = 1): TextBlock[] {
  const tree = ts.createSourceFile(
    'texts.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const lineOf = (node: ts.Node, start = node.getStart(tree)) =>
    firstLine + tree.getLineAndCharacterOfPosition(start).line
  const blocks: TextBlock[] = []

  const keep = (runs: Run[]) => {
    if (isProse(runs.map(({ text }) => text).join(''))) blocks.push({ file, runs })
  }

  const visit = (node: ts.Node): void => {
    if (isCode(node)) return
    const runs = runsOf(node)
    if (runs) {
      keep(runs)
      for (const inner of valuesOf(node)) visit(inner)
    } else if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      readElement(node)
    } else {
      ts.forEachChild(node, visit)
    }
  }

  /** The runs of a text or of texts that are added up; undefined for any other code. */
  const runsOf = (node: ts.Node): Run[] | undefined => {
    if (ts.isStringLiteralLike(node)) {
      return [{ text: node.text.replace(BACKTICKS, VALUE), line: lineOf(node) }]
    }
    if (ts.isTemplateExpression(node)) {
      return [
        { text: node.head.text.replace(BACKTICKS, VALUE), line: lineOf(node) },
        ...node.templateSpans.map(({ literal }) => ({
          text: VALUE + literal.text.replace(BACKTICKS, VALUE),
          line: lineOf(literal),
        })),
      ]
    }
    if (ts.isParenthesizedExpression(node)) return runsOf(node.expression)
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
      return undefined
    }
    const [left, right] = [runsOf(node.left), runsOf(node.right)]
    if (!left && !right) return undefined
    const value = (side: ts.Node) => [{ text: VALUE, line: lineOf(side) }]
    return [...(left ?? value(node.left)), ...(right ?? value(node.right))]
  }

  /** What a text has in its gaps. */
  const valuesOf = (node: ts.Node): ts.Node[] => {
    if (ts.isTemplateExpression(node)) return node.templateSpans.map(span => span.expression)
    if (ts.isBinaryExpression(node)) {
      return [node.left, node.right].flatMap(side => (runsOf(side) ? valuesOf(side) : [side]))
    }
    return []
  }

  /** Reads an element's text in one go, with the elements that it flows through. */
  const readElement = (element: ts.JsxElement | ts.JsxFragment) => {
    if (ts.isJsxElement(element)) visit(element.openingElement.attributes)
    let runs: Run[] = []
    const flow = (children: readonly ts.JsxChild[]) => {
      for (const child of children) {
        if (ts.isJsxText(child)) {
          // White space with a line break is dropped where it begins or ends a text.
          const start = child.pos + (/^\s*/.exec(child.text)?.[0].length ?? 0)
          const text = child.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replaceAll('&nbsp;', ' ')
          if (text) runs.push({ text: text.replace(/\s*\n\s*/g, ' '), line: lineOf(child, start) })
        } else if (ts.isJsxExpression(child)) {
          if (!child.expression) continue
          const inner = ts.isStringLiteralLike(child.expression) ? child.expression.text : undefined
          runs.push({ text: inner ?? VALUE, line: lineOf(child) })
          if (inner === undefined) visit(child.expression)
        } else if (
          ts.isJsxElement(child) &&
          INLINE.has(child.openingElement.tagName.getText(tree))
        ) {
          visit(child.openingElement.attributes)
          flow(child.children)
        } else {
          const name = ts.isJsxElement(child) ? child.openingElement.tagName.getText(tree) : ''
          if (name === 'code' || ts.isJsxSelfClosingElement(child)) {
            runs.push({ text: VALUE, line: lineOf(child) })
          } else {
            keep(runs)
            runs = []
          }
          if (name !== 'code') visit(child)
        }
      }
    }
    flow(element.children)
    keep(runs)
  }

  visit(tree)
  return blocks
}

/** Whether a part of code holds no text for readers: an import, a type, a class, a signature. */
function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  if (ts.isElementAccessExpression(node) || ts.isTaggedTemplateExpression(node)) return true
  // What is thrown is for those who write the site.
  if (ts.isThrowStatement(node)) return true
  if (ts.isCallExpression(node) && FOR_AUTHORS.has(node.expression.getText())) return true
  if (ts.isJsxAttribute(node)) return CODE_ATTRIBUTES.has(node.name.getText())
  return ts.isPropertyAssignment(node) && CODE_PROPERTIES.has(node.name.getText())
}
