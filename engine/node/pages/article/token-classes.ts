import type { Element, ElementContent } from 'hast'
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
  return {
    name: 'token-classes',
    span(span) {
      const rules = String(span.properties.style ?? '')
        .toLowerCase()
        .split(';')
        .map(rule => rule.trim())
      delete span.properties.style
      const color = classOf(rules) ?? []
      const styles = FONT_STYLES.filter(({ written }) =>
        rules.some(each => each.replace(/^--shiki-(?:light|dark)-/, '') === written),
      )
      const classes = [color, styles.map(({ name }) => name)].flat()
      if (classes.length > 0) this.addClassToHast(span, classes)
    },
    pre(pre) {
      delete pre.properties.style
      pre.properties.class = undefined
      this.addClassToHast(pre, 'shiki')
    },
  }
}

/** The classes of a piece of code, none for a text; undefined for what is more than a text in a color. */
function colorOf(node: ElementContent): string | undefined {
  if (node.type === 'text') return ''
  if (node.type !== 'element' || node.tagName !== 'span') return undefined
  const { class: names, ...others } = node.properties
  const isText = node.children.every(child => child.type === 'text')
  return isText && Object.keys(others).length === 0 ? [names ?? ''].flat().join(' ') : undefined
}

const textsOf = (node: ElementContent) => (node.type === 'element' ? node.children : [node])

/** The pieces as one: a text where they have no color, else the first of them with the texts of all. */
function joined(pieces: readonly ElementContent[]): ElementContent {
  const [first] = pieces
  const value = pieces
    .flatMap(textsOf)
    .map(text => ('value' in text ? text.value : ''))
    .join('')
  if (first?.type !== 'element' || !colorOf(first)) return { type: 'text', value }
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
  const runs: ElementContent[][] = []
  for (const node of line.children) {
    const before = runs.at(-1)
    const color = colorOf(node)
    if (before?.[0] && color !== undefined && colorOf(before[0]) === color) before.push(node)
    else runs.push([node])
  }
  line.children = runs.map(run => (run[0] && colorOf(run[0]) === undefined ? run[0] : joined(run)))
}
