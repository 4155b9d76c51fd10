import type { Highlighter, ShikiTransformer } from 'shiki'
import { type CodeThemes, themeColors } from '../../output/code-themes.ts'

const fontStyles: Readonly<Record<string, string>> = {
  'font-style:italic': 'ti',
  'font-weight:bold': 'tb',
  'text-decoration:underline': 'tu',
}

/** Replaces the style attributes of highlighted code by the classes of `codeThemeCss`. */
export function classTransformer(shiki: Highlighter, themes: CodeThemes): ShikiTransformer {
  const classOf = new Map<string, string>()
  for (const scheme of ['light', 'dark'] as const) {
    themeColors(shiki.getTheme(themes[scheme])).forEach((color, index) => {
      classOf.set(`--shiki-${scheme}:${color}`, `${scheme[0]}${index}`)
    })
  }
  return {
    name: 'token-classes',
    span(span) {
      const style = String(span.properties.style ?? '')
      delete span.properties.style
      const classes = style.split(';').flatMap(rule => {
        const known = classOf.get(rule.trim().toLowerCase())
        if (known) return known
        const [, property = '', value = ''] =
          /^--shiki-(?:light|dark)-?(.*?):(.*)$/.exec(rule.trim()) ?? []
        return fontStyles[`${property}:${value}`] ?? []
      })
      if (classes.length > 0) this.addClassToHast(span, [...new Set(classes)])
    },
    pre(pre) {
      delete pre.properties.style
      pre.properties.class = undefined
      this.addClassToHast(pre, 'shiki')
    },
  }
}
