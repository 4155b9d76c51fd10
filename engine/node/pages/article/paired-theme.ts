import type { ThemeRegistration, ThemeRegistrationResolved } from 'shiki'
import { BASE, colorClass, themeColors } from '../../output/code-themes.ts'

/** One theme that stands for a light and a dark one. */
export interface PairedTheme {
  theme: ThemeRegistration & { name: string }
  /** The class of text in each of its colors; undefined for the base color, which needs none. */
  classes: ReadonlyMap<string, string | undefined>
}

type Themes = Record<'light' | 'dark', ThemeRegistrationResolved>

/** What the rules of both themes have to have alike: what they are for, and what they set besides the color. */
const shapeOf = ({ settings }: ThemeRegistrationResolved) =>
  JSON.stringify(
    settings.map(({ scope, settings: { fontStyle, foreground } = {} }) => [
      scope,
      fontStyle,
      foreground !== undefined,
    ]),
  )

/**
 * A theme whose colors are numbers of pairs of colors, so that code is read once for both themes: reading is what
 * highlighting mostly takes. Themes of one maker mostly have the same rules in other colors.
 * @returns undefined for themes whose rules differ, or whose colors are more than numbers: their code has to be read for each.
 */
export function pairThemes({ light, dark }: Themes): PairedTheme | undefined {
  const hasOtherColors = [light, dark].some(
    ({ colorReplacements = {} }) => Object.keys(colorReplacements).length > 0,
  )
  if (hasOtherColors || shapeOf(light) !== shapeOf(dark)) return undefined
  const [lights, darks] = [themeColors(light), themeColors(dark)]
  const placeIn = (colors: readonly string[], color: string | undefined) =>
    color === undefined ? BASE : Math.max(BASE, colors.indexOf(color.toLowerCase()))
  const classes = new Map<string, string | undefined>()
  const colorFor = (ofLight: string | undefined, ofDark: string | undefined) => {
    const [first, second] = [placeIn(lights, ofLight), placeIn(darks, ofDark)]
    const color = `#${(first * darks.length + second).toString(16).padStart(6, '0')}`
    const isBase = first === BASE && second === BASE
    classes.set(color, isBase ? undefined : colorClass(first, second))
    return color
  }
  const fg = colorFor(light.fg, dark.fg)
  const settings = light.settings.map((rule, index) => {
    const { foreground, ...others } = rule.settings ?? {}
    if (foreground === undefined) return rule
    const ofDark = dark.settings[index]?.settings?.foreground
    return { ...rule, settings: { ...others, foreground: colorFor(foreground, ofDark) } }
  })
  return { theme: { name: `${light.name} and ${dark.name}`, fg, settings }, classes }
}
