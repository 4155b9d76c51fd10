import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#support/sources.ts'

/** What is drawn from left to right in every language. */
const LEFT_TO_RIGHT: Readonly<Record<string, string>> = {
  'engine/styles/code.css': 'the copy button stands where lines of code end',
  'engine/styles/prose.css': 'a formula is set from left to right, its roots too',
  'engine/prose/sequence/sequence.module.css': 'a diagram, whose lanes have a fixed order',
  'engine/client/navigation/waiting.css': 'a bar that goes to and fro says nothing of a direction',
}

/** Properties and values of one side of the window, where the direction of reading is meant. */
const PHYSICAL = [
  /(?:^|[\s;{-])(?:left|right)\s*:/,
  /-(?:left|right)(?:-radius|-width|-color|-style)?\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)/,
  /\bto (?:left|right)\b/,
  /translateX/,
  /position-area\s*:[^;]*(?:left|right)/,
]
/** Four values: top, right, bottom, left; or corners from the top left on. */
const FOUR = /^\s*(padding|margin|inset|border-(?:width|color|radius))\s*:\s*([^;]+);/

/** The values of a declaration, those in brackets in one piece. */
function valuesOf(text: string): string[] {
  const joined = text.replace(
    /\(([^()]*)\)/g,
    (_, inner: string) => `<${inner.replace(/\s/g, '')}>`,
  )
  return joined === text ? text.trim().split(/\s+/) : valuesOf(joined)
}

/** Whether four values differ from left to right. */
function isUneven(line: string): boolean {
  const [, property = '', text = ''] = FOUR.exec(line) ?? []
  const [first, second, third, fourth] = valuesOf(text)
  if (fourth === undefined) return false
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth
}

/** Lines of a style sheet that speak of left and right. */
function physicalLines(text: string): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .filter(line => isUneven(line) || PHYSICAL.some(pattern => pattern.test(line)))
    .map(line => line.trim())
}

describe('style sheets of the engine', () => {
  const found = sourcesOf('engine/**/*.css').map(({ name, text }) => ({
    name,
    lines: physicalLines(text),
  }))

  it('name start and end rather than left and right, but for what has one direction', () => {
    expect(found.length).toBeGreaterThan(60)
    const physical = found.filter(({ name, lines }) => lines.length > 0 && !LEFT_TO_RIGHT[name])
    expect(physical).toEqual([])
  })

  it.each(Object.keys(LEFT_TO_RIGHT))('%s needs its exception', name => {
    expect(found.find(each => each.name === name)?.lines).not.toEqual([])
  })
})

describe('what speaks of left and right', () => {
  it.each([
    'margin-left: 1rem;',
    '  left: 0;',
    'text-align: right;',
    'border-top-left-radius: 2px;',
    'background: linear-gradient(to left, red, blue);',
    'padding: 0 1px 0 calc(2px * (1 + 1));',
    'border-radius: 0 4px 4px 0;',
    'inset: 0 auto auto 0;',
  ])('%s', line => {
    expect(physicalLines(line)).toHaveLength(1)
  })

  it.each([
    'margin-inline-start: 1rem;',
    'text-align: start;',
    'padding: 0 1px 2px 1px;',
    'border-radius: 4px 4px 0 0;',
    '/* to the left: */',
    'inset-inline: 0 auto;',
  ])('not %s', line => {
    expect(physicalLines(line)).toEqual([])
  })
})
