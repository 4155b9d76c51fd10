import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#support/sources.ts'

/** Rooms whose code readers see or hear. The development server is for authors, and speaks English. */
const ROOMS = /^engine\/(?:api-viewer|chrome|client|figure-kit|islands|prose|ui|worker)\/(?!dev\/)/
/** Attributes and properties that are read out or shown. */
const READ = /^(?:alt|ariaLabel|aria-label|label|legend|placeholder|textContent|title)$/
/** What is the same in every language: a name, and a style rule. */
const NO_WORDS = /^, OpenAPI 3\.1$|\{.*\}/

const isWord = (text: string) => /\p{L}{2}/u.test(text) && !NO_WORDS.test(text.trim())

/** The texts that an expression may come to, those of what it calls left out. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf)
  if (ts.isBinaryExpression(node)) return textsOf(node.right)
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression) : []
  return []
}

/** Texts of a source that readers would see, whatever the language of the site. */
function writtenTexts(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text)
    else if (ts.isJsxAttribute(node)) {
      if (READ.test(node.name.getText()) && node.initializer)
        found.push(...textsOf(node.initializer))
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      found.push(...textsOf(node))
    else if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      READ.test(node.left.name.text)
    )
      found.push(...textsOf(node.right))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found.filter(isWord).map(text => text.trim())
}

describe('what readers see is written in engine/words/', () => {
  const files = sourcesOf('engine/**/*.{ts,tsx}').filter(
    ({ name }) => ROOMS.test(name) && !name.includes('.test.'),
  )

  it('by every component and script', () => {
    expect(files.length).toBeGreaterThan(200)
    const found = files.flatMap(({ name, text }) =>
      writtenTexts(name, text).map(written => [name, written]),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['<p>Not found</p>', 'Not found'],
    ["<p>{isOpen ? words.close : 'Open'}</p>", 'Open'],
    ['<nav aria-label="Pages" />', 'Pages'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a component.
    ['<a aria-label={`Link to ${name}`} />', 'Link to'],
    ["button.textContent = 'Close'", 'Close'],
  ])('finds what is not, as in %s', (source, text) => {
    expect(writtenTexts('a.tsx', source)).toEqual([text])
  })

  it.each(['<p>{words.close}, OpenAPI 3.1</p>', '<p className="large" id={id + "-x"}>1 · 2</p>'])(
    'finds nothing in %s',
    source => {
      expect(writtenTexts('a.tsx', source)).toEqual([])
    },
  )
})
