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
    .flatMap(({ scope = [], settings: { foreground } }) =>
      [scope].flat().map(name => ({ name: name.trim(), foreground })),
    )
    .filter(({ name, foreground }) => foreground && `${piece}.`.startsWith(`${name}.`))
  return fitting.sort((one, other) => other.name.length - one.name.length)[0]?.foreground
}

/**
 * The style rules for highlighted code: one class for each color of each theme, so that no token needs a
 * style attribute and the sheet does not grow with the site.
 * @throws Error for a theme the highlighter does not know; the settings' check comes before.
 */
export async function codeThemeCss(themes: CodeThemes): Promise<string> {
  const rules = await Promise.all(
    (['light', 'dark'] as const).map(async scheme => {
      const theme = await loadTheme(themes[scheme])
      const roles = Object.entries(ROLES).map(
        ([name, piece]) => [name, colorOf(theme, piece)?.toLowerCase()] as const,
      )
      return themeColors(theme)
        .map((color, index) => {
          const alike = roles.flatMap(([name, its]) => (its === color ? `,.${name}` : []))
          return `.${scheme[0]}${index}${alike.join('')}{--code-${scheme}:${color}}`
        })
        .join('')
    }),
  )
  return `@layer prose{:is(.code,.tokens) span{color:light-dark(var(--code-light,inherit),var(--code-dark,inherit))}${rules.join('')}.ti{font-style:italic}.tb{font-weight:600}.tu{text-decoration:underline}}`
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
