import { readFileSync } from 'node:fs'
import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { createHighlighter, type Highlighter } from 'shiki'
import { expect, it } from 'vitest'
import { type CodeThemes, codeThemeCss } from '../../output/code-themes.ts'
import { type CodeReading, readingOnce, readingTwice } from './code-reading.ts'
import { isLine, joinPieces } from './token-classes.ts'
import { visitElements } from './tree.ts'

const THEMES = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const
const CODE = "// once\nconst pool = await read('cpAMM', 30)\n\n"

interface Piece {
  text: string
  classes: string[]
}

/** The pieces of highlighted code. */
function piecesOf(tree: Root): Piece[] {
  const pieces: Piece[] = []
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
  return pieces
}

const highlighterOf = (themes: CodeThemes) =>
  createHighlighter({ themes: Object.values(themes), langs: ['ts'] })

function read(shiki: Highlighter, { themes, classes }: CodeReading, code: string) {
  const options = { lang: 'ts', ...themes, tokenizeTimeLimit: 0, transformers: [classes] }
  const tree = shiki.codeToHast(code, options)
  return { text: textOf(tree), pieces: piecesOf(tree) }
}

/** Code, read for each of two themes. */
async function highlighted(themes: CodeThemes = THEMES, code = CODE) {
  const shiki = await highlighterOf(themes)
  return read(shiki, readingTwice(shiki, themes), code)
}

/** Code, read once for both themes; undefined where that cannot be. */
async function highlightedOnce(themes: CodeThemes, code: string) {
  const shiki = await highlighterOf(themes)
  const reading = await readingOnce(shiki, themes)
  return reading && read(shiki, reading, code)
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

it.each([
  ['github-light-high-contrast', 'github-dark-high-contrast'],
  ['github-light', 'github-dark'],
  ['vitesse-light', 'vitesse-dark'],
])('code read once for %s and %s has the colors of code read for each', async (light, dark) => {
  const code = readFileSync(import.meta.filename, 'utf8')
  const { text, pieces } = await highlighted({ light, dark }, code)
  expect(pieces.length).toBeGreaterThan(100)
  expect(await highlightedOnce({ light, dark }, code)).toEqual({ text, pieces })
})

it.each([
  ['one-light', 'one-dark-pro', 'whose rules differ'],
  ['one-light', 'one-light', 'of which a color is no number'],
  ['github-light', 'vesper', 'of which one has a rule that sets nothing'],
])('%s and %s, %s, are no pair', async (light, dark, _why) => {
  expect(await highlightedOnce({ light, dark }, CODE)).toBeUndefined()
  await expect(codeThemeCss({ light, dark }, () => false)).resolves.toContain('.code pre')
})
