import { type Highlighter, isSpecialLang, type ShikiTransformer } from 'shiki'
import type { CodeThemes } from '../../output/code-themes.ts'
import { rememberLines } from './known-lines.ts'
import { pairThemes } from './paired-theme.ts'
import { classForPair, classForThemes, classTransformer } from './token-classes.ts'

/** How code is read for a light and a dark theme. */
export interface CodeReading {
  /** What the highlighter is told of themes. */
  themes: { theme: string } | { themes: Record<'light' | 'dark', string>; defaultColor: false }
  /** Gives pieces of code their classes. */
  classes: ShikiTransformer
  /** Prepares a language that the highlighter has loaded; called before each block in it. */
  prepare(language: string): void
}

/** Reads code once for both themes, which the highlighter has loaded. @returns undefined where that cannot be. */
export async function readingOnce(
  shiki: Highlighter,
  themes: CodeThemes,
): Promise<CodeReading | undefined> {
  const [light, dark] = [shiki.getTheme(themes.light), shiki.getTheme(themes.dark)]
  const paired = pairThemes({ light, dark })
  if (!paired) return undefined
  await shiki.loadTheme(paired.theme)
  return {
    themes: { theme: paired.theme.name },
    classes: classTransformer(classForPair(paired)),
    prepare(language) {
      if (!isSpecialLang(language)) rememberLines(shiki.getLanguage(language))
    },
  }
}

/** Reads code once for each of both themes, which the highlighter has loaded. */
export function readingTwice(shiki: Highlighter, themes: CodeThemes): CodeReading {
  return {
    themes: { themes: { light: themes.light, dark: themes.dark }, defaultColor: false },
    classes: classTransformer(classForThemes(shiki, themes)),
    // What a grammar remembered would hold colors of the other theme.
    prepare: () => {},
  }
}
