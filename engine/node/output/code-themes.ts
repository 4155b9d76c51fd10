import {
  type BundledTheme,
  bundledThemes,
  normalizeTheme,
  type ThemeRegistrationResolved,
} from 'shiki'

/** Names of the highlighter's themes for the light and the dark site. */
export interface CodeThemes {
  light: string
  dark: string
}

/** All text colors a theme can give, in the order of the theme as the highlighter resolves it. */
export function themeColors(
  theme: Pick<ThemeRegistrationResolved, 'fg' | 'colors' | 'settings' | 'tokenColors'>,
): string[] {
  const rules = [...(theme.settings ?? []), ...(theme.tokenColors ?? [])]
  const colors = rules.flatMap(rule => rule.settings?.foreground ?? [])
  const base = theme.fg ?? theme.colors?.['editor.foreground'] ?? ''
  return [...new Set([base, ...colors].map(color => color.toLowerCase()))].filter(
    color => color !== '',
  )
}

/**
 * What code that is written in the browser is made of: class (`engine/ui/tokens/tokens.tsx`), and the highlighter's name
 * for such a piece.
 */
const ROLES = {
  kc: 'comment.line',
  kt: 'string.quoted.double',
  kn: 'constant.numeric',
  kk: 'keyword.control',
  kf: 'entity.name.function',
} as const

/** The color that a theme gives to a piece: that of the longest name which the piece's begins with. */
function colorOf({ settings }: ThemeRegistrationResolved, piece: string): string | undefined {
  const fitting = settings
    .flatMap(({ scope = [], settings: { foreground } = {} }) =>
      [scope].flat().map(name => ({ name: name.trim(), foreground })),
    )
    .filter(({ name, foreground }) => foreground && `${piece}.`.startsWith(`${name}.`))
  return fitting.sort((one, other) => other.name.length - one.name.length)[0]?.foreground
}

/**
 * What text in code is set in besides its color: as the highlighter writes it, the class for it, and its rule, in a weight
 * that the face of code has.
 */
export const FONT_STYLES = [
  { written: 'font-style:italic', name: 'ti', rule: 'font-style:italic' },
  { written: 'font-weight:bold', name: 'tb', rule: 'font-weight:600' },
  { written: 'text-decoration:underline', name: 'tu', rule: 'text-decoration:underline' },
] as const

/** The color of text in code that has no class: each theme's first. */
export const BASE = 0

/**
 * Class of text that has one of a theme's colors in the light site and one of the other's in the dark site.
 * @param light where the light theme lists the color, from 0 (`themeColors`)
 * @param dark where the dark theme does
 */
export const colorClass = (light: number, dark: number): string =>
  light === dark ? `k${light}` : `k${light}-${dark}`

/**
 * The style rules for highlighted code: a class for each pair of colors, so that no token needs a style attribute and
 * the sheet does not grow with the site.
 * @param isShown whether a page has something of a class
 * @throws Error for a theme the highlighter does not know; the settings' check comes before.
 */
export async function codeThemeCss(
  themes: CodeThemes,
  isShown: (name: string) => boolean,
): Promise<string> {
  const [light, dark] = await Promise.all([loadTheme(themes.light), loadTheme(themes.dark)])
  const [lights, darks] = [themeColors(light), themeColors(dark)]
  const classes = new Map<string, string[]>()
  const add = (name: string, ofLight = lights[BASE], ofDark = darks[BASE]) => {
    const color = `color:light-dark(${ofLight},${ofDark})`
    classes.set(color, [...(classes.get(color) ?? []), name])
  }
  for (const [ofLight, lightColor] of lights.entries())
    for (const [ofDark, darkColor] of darks.entries()) {
      const name = colorClass(ofLight, ofDark)
      if (isShown(name)) add(`.${name}`, lightColor, darkColor)
    }
  for (const [name, piece] of Object.entries(ROLES))
    add(`.${name}`, colorOf(light, piece)?.toLowerCase(), colorOf(dark, piece)?.toLowerCase())
  add('.code pre,.tokens')
  const rules = [...classes].map(([color, names]) => `${names.join()}{${color}}`)
  const styles = FONT_STYLES.flatMap(({ rule, name }) =>
    isShown(name) ? [`.${name}{${rule}}`] : [],
  )
  return `@layer prose{${[...rules, ...styles].join('')}}`
}

/** Whether the highlighter has a theme of a name. */
export function isCodeTheme(name: string): name is BundledTheme {
  return Object.hasOwn(bundledThemes, name)
}

async function loadTheme(name: string): Promise<ThemeRegistrationResolved> {
  if (!isCodeTheme(name)) throw new Error(`the highlighter has no theme "${name}"`)
  // Classes count a theme's colors, so both sides have to count those of the resolved theme.
  return normalizeTheme((await bundledThemes[name]()).default)
}
