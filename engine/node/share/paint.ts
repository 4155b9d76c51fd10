import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Element } from 'hast'
import { transform } from 'lightningcss'
import { ENGINE_ROOT } from '../project.ts'

/** The style sheets that pictures of figures are drawn by, and those that say their colors. */
const PLOT = path.join(ENGINE_ROOT, 'figure-kit/plot.module.css')
const TOKENS = path.join(ENGINE_ROOT, 'styles/tokens.css')

/** A browser that knows no nested rules: they are written out for it. */
const OLD_BROWSER = { chrome: 100 << 16 }

/** A rule for elements that have all of some classes, and perhaps lack an attribute. */
interface Rule {
  classes: readonly string[]
  /** Of each of these lists an element has one class at least. */
  oneOf: readonly (readonly string[])[]
  lacks: string | undefined
  declarations: ReadonlyMap<string, string>
}

/** What the style sheets say of the marks of a figure, on paper and in the light theme. */
export interface PaintRules {
  rules: readonly Rule[]
  /** Values of the custom properties of all pages. */
  tokens: ReadonlyMap<string, string>
  /** The style sheets that they were read from. */
  source: string
}

/** What a mark may be given as an attribute. */
const PRESENTATION = new Set([
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'opacity', 'font-size', 'font-weight', 'dominant-baseline'],
])

function declarationsIn(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/([\w-]+)\s*:\s*([^;]+);?/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
}

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

function ruleOf(selector: string, declarations: ReadonlyMap<string, string>): Rule {
  const oneOf = [...selector.matchAll(/:is\(([^)]*)\)/g)].map(([, list = '']) => classesIn(list))
  const lacks = /:not\(\[([\w-]+)\]\)/.exec(selector)?.[1]
  const classes = classesIn(selector.replace(/:\w+\([^)]*\)/g, ''))
  return { classes, oneOf, lacks, declarations }
}

/** How much a rule weighs: one for each class and attribute that it asks for. */
const weightOf = ({ classes, oneOf, lacks }: Rule) =>
  classes.length + oneOf.length + (lacks === undefined ? 0 : 1)

/** The rules of a sheet without those for other media. A list of selectors is as many rules. */
function rulesIn(css: string): Rule[] {
  const own = css
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .replace(/@layer \w+ \{/, '')
  return [...own.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .flatMap(([, selectors = '', block = '']) =>
      selectors.split(/,(?![^(]*\))/).map(each => ruleOf(each, declarationsIn(block))),
    )
    .toSorted((one, other) => weightOf(one) - weightOf(other))
}

/** Reads what figures of a site look like. @param root folder of the site, whose theme may set colors anew */
export async function paintRules(root: string): Promise<PaintRules> {
  const theme = path.join(root, 'theme.css')
  const sheets = [TOKENS, ...(existsSync(theme) ? [theme] : [])]
  const texts = await Promise.all(sheets.map(file => readFile(file, 'utf8')))
  const tokens = new Map(
    texts.flatMap(text =>
      [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [`--${name}`, value] as const,
      ),
    ),
  )
  const written = transform({ filename: PLOT, code: await readFile(PLOT), targets: OLD_BROWSER })
  const css = written.code.toString()
  return { rules: rulesIn(css), tokens, source: [css, ...texts].join('') }
}

/** A value with its custom properties filled in, as the light theme has it. */
function filledIn(value: string, known: ReadonlyMap<string, string>): string {
  const filled = value.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (_, name, otherwise = '') => {
    const found = known.get(name)
    return found === undefined ? otherwise : filledIn(found, known)
  })
  return filled.replace(/light-dark\(\s*([^,]+),[^)]*\)/g, '$1').trim()
}

/** The names of an element's classes as their style sheet has them, without the mark of the bundler. */
function classesOf({ properties: { className } }: Element): string[] {
  const all = Array.isArray(className) ? className.map(String) : []
  return all.map(name => name.replace(/^(?:[_-].{3}|[^_-].{2})_/, ''))
}

/**
 * Gives the marks of a figure what their classes say as attributes, as a program reads them that knows neither custom
 * properties nor nested rules.
 */
export function paint(
  element: Element,
  { rules, tokens }: Pick<PaintRules, 'rules' | 'tokens'>,
  inherited: ReadonlyMap<string, string> = tokens,
): void {
  const classes = classesOf(element)
  const matching = rules.filter(
    rule =>
      rule.classes.every(name => classes.includes(name)) &&
      rule.oneOf.every(list => list.some(name => classes.includes(name))) &&
      (rule.lacks === undefined || element.properties[rule.lacks] === undefined),
  )
  const declared = new Map(matching.flatMap(({ declarations }) => [...declarations]))
  const known = new Map([...inherited, ...[...declared].filter(([name]) => name.startsWith('--'))])
  for (const [name, value] of declared)
    if (PRESENTATION.has(name)) element.properties[name] = filledIn(value, known)
  // Its halo lies below the letters, as `engine/styles/base.css` says.
  if (element.tagName === 'text') element.properties['paint-order'] = 'stroke'
  delete element.properties.className
  for (const child of element.children)
    if (child.type === 'element') paint(child, { rules, tokens }, known)
}
