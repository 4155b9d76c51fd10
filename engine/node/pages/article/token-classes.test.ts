import { toString as textOf } from 'hast-util-to-string'
import { createHighlighter } from 'shiki'
import { expect, it } from 'vitest'
import { codeThemeCss } from '../../output/code-themes.ts'
import { classTransformer, isLine, joinPieces } from './token-classes.ts'
import { visitElements } from './tree.ts'

const THEMES = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const
const CODE = "// once\nconst pool = await read('cpAMM', 30)\n\n"

async function highlighted() {
  const shiki = await createHighlighter({ themes: Object.values(THEMES), langs: ['ts'] })
  const tree = shiki.codeToHast(CODE, {
    lang: 'ts',
    themes: THEMES,
    defaultColor: false,
    transformers: [classTransformer(shiki, THEMES)],
  })
  const pieces: { text: string; classes: string[] }[] = []
  visitElements(tree, line => {
    if (!isLine(line)) return
    joinPieces(line)
    for (const child of line.children) {
      if (child.type !== 'element') continue
      pieces.push({
        text: textOf(child),
        classes: [child.properties.class ?? []].flat().map(String),
      })
    }
  })
  return { text: textOf(tree), pieces }
}

it('pieces of one color are one, those of the base color have no element, and no text is lost', async () => {
  const { text, pieces } = await highlighted()
  expect(text).toBe(CODE)
  expect(pieces.map(piece => piece.text)).toEqual(
    expect.arrayContaining(['// once', "'cpAMM'", '30']),
  )
  expect(pieces.every(({ classes }) => classes.length > 0)).toBe(true)
})

it('the rules have the classes of what is shown, and no other', async () => {
  const { pieces } = await highlighted()
  const shown = new Set(pieces.flatMap(({ classes }) => classes))
  const rules = await codeThemeCss(THEMES, name => shown.has(name))
  const written = [...rules.matchAll(/\.(k\d[\d-]*|t[ibu])(?=[,{])/g)].map(([, name]) => name)
  expect(written.toSorted()).toEqual([...shown].toSorted())
})
