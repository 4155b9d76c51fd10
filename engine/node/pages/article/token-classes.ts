import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Highlighter, ShikiTransformer } from 'shiki'
import {
  BASE,
  type CodeThemes,
  colorClass,
  FONT_STYLES,
  themeColors,
} from '../../output/code-themes.ts'
import type { PairedTheme } from './paired-theme.ts'

/** Gives the class of a piece of code from the rules of its style attribute; undefined for the base color. */
export type ClassOfRules = (rules: readonly string[]) => string | undefined

/** For code that was read for each of two themes. */
export function classForThemes(shiki: Highlighter, themes: CodeThemes): ClassOfRules {
  const placesOf = (scheme: keyof CodeThemes) =>
    new Map(
      themeColors(shiki.getTheme(themes[scheme])).map(
        (color, place) => [`--shiki-${scheme}:${color}`, place] as const,
      ),
    )
  const [lights, darks] = [placesOf('light'), placesOf('dark')]
  const placeIn = (places: ReadonlyMap<string, number>, rules: readonly string[]) =>
    rules.map(rule => places.get(rule)).find(place => place !== undefined) ?? BASE
  return rules => {
    const [light, dark] = [placeIn(lights, rules), placeIn(darks, rules)]
    return light === BASE && dark === BASE ? undefined : colorClass(light, dark)
  }
}

/** For code that was read once for both themes. */
export function classForPair({ classes }: PairedTheme): ClassOfRules {
  return rules => {
    const color = rules.find(rule => rule.startsWith('color:'))
    return classes.get(color?.slice('color:'.length) ?? '')
  }
}

/** Replaces the style attributes of highlighted code by the classes of `codeThemeCss`. Text in the base color has none. */
export function classTransformer(classOf: ClassOfRules): ShikiTransformer {
  // Code has thousands of pieces, and a few styles.
  const known = new Map<string, readonly string[]>()
  const classesOf = (style: string): readonly string[] => {
    const classes = known.get(style) ?? classesOfStyle(style, classOf)
    known.set(style, classes)
    return classes
  }
  return {
    name: 'token-classes',
    span(span) {
      const classes = classesOf(String(span.properties.style ?? ''))
      delete span.properties.style
      if (classes.length > 0) this.addClassToHast(span, [...classes])
    },
    pre(pre) {
      delete pre.properties.style
      pre.properties.class = undefined
      this.addClassToHast(pre, 'shiki')
    },
  }
}

/** The classes for the rules of a style attribute. */
function classesOfStyle(style: string, classOf: ClassOfRules): string[] {
  const rules = style
    .toLowerCase()
    .split(';')
    .map(rule => rule.trim())
  const styles = FONT_STYLES.filter(({ written }) =>
    rules.some(each => each.replace(/^--shiki-(?:light|dark)-/, '') === written),
  )
  return [classOf(rules) ?? [], styles.map(({ name }) => name)].flat()
}

/** The classes of a piece of code, none for a text; undefined for what is more than a text in a color. */
function colorOf(node: ElementContent): string | undefined {
  if (node.type === 'text') return ''
  if (node.type !== 'element' || node.tagName !== 'span') return undefined
  const isText = node.children.every(child => child.type === 'text')
  const isColor = Object.keys(node.properties).every(name => name === 'class')
  return isText && isColor ? [node.properties.class ?? ''].flat().join(' ') : undefined
}

/** Pieces of code that stand beside one another in one color, and their text. Those without a color stand by themselves. */
interface Run {
  first: ElementContent
  color: string | undefined
  value: string
}

/** The pieces of a run as one: a text where they have no color, else the first of them with the texts of all. */
function joined({ first, color, value }: Run): ElementContent {
  if (color === undefined) return first
  if (first.type !== 'element' || color === '') return { type: 'text', value }
  return { ...first, children: [{ type: 'text', value }] }
}

/** Whether an element is a line of code. The highlighter names classes as they are in HTML. */
export const isLine = ({ properties }: Element): boolean =>
  [properties.class ?? []].flat().join(' ').split(' ').includes('line')

/**
 * Joins the pieces of a line that stand beside one another in one color, which the highlighter keeps apart, and leaves
 * out the elements of those without a color.
 */
export function joinPieces(line: Element): void {
  const runs: Run[] = []
  for (const node of line.children) {
    const color = colorOf(node)
    const value = color === undefined ? '' : textOf(node)
    const before = runs.at(-1)
    if (before && color !== undefined && before.color === color) before.value += value
    else runs.push({ first: node, color, value })
  }
  line.children = runs.map(joined)
}
