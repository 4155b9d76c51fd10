import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { imageSize } from 'image-size'
import { expect, it } from 'vitest'
import { figureIn, figurePicture } from '#engine/node/share/figure.ts'
import { paintRules } from '#engine/node/share/paint.ts'
import { pictureOf } from '#engine/node/share/picture.ts'
import { renderer } from '#engine/node/share/renderer.ts'
import { builtPages } from '#support/built-pages.ts'
import { SITE_ROOT } from '#support/folders.ts'

const rules = await paintRules(SITE_ROOT)
const svg = (marks: string) =>
  `<svg class="a1B_plot a1B_narrow" viewBox="0 0 330 300" width="330" role="img">${marks}</svg>`

/** The first mark of a picture. */
function markOf(marks: string): Element['properties'] {
  const [mark] = figurePicture(svg(marks), rules)?.element.children ?? []
  return mark?.type === 'element' ? mark.properties : {}
}

it('takes the picture for narrow screens of the first figure, and none of a page without figures', () => {
  const wide = svg('<path></path>').replace('_narrow', '_wide')
  const second = svg('<circle></circle>')
  expect(figureIn(`<p>a</p>${wide}${svg('<line></line>')}${second}`)).toBe(svg('<line></line>'))
  expect(figureIn('<svg class="icon" role="img"><path></path></svg>')).toBeUndefined()
})

it('paints marks as the style sheets say, in the colors of the light theme and of the site', () => {
  // The first color is the accent, which the theme of the site sets anew.
  const theme = readFileSync(path.join(SITE_ROOT, 'theme.css'), 'utf8')
  const [, accent] = /--accent: light-dark\((#\w+),/.exec(theme) ?? []
  expect(accent).toBeDefined()
  expect(markOf('<path class="a1B_curve a1B_first"></path>')).toMatchObject({
    ...{ fill: 'none', stroke: accent, 'stroke-dasharray': 'none' },
  })
  expect(markOf('<path class="a1B_curve a1B_second"></path>')).toMatchObject({
    ...{ stroke: '#2458b8', 'stroke-dasharray': '7 4' },
  })
  expect(markOf('<path class="a1B_curve a1B_second a1B_solid"></path>')).toMatchObject({
    ...{ stroke: '#2458b8', 'stroke-dasharray': 'none' },
  })
  expect(markOf('<rect class="a1B_bar a1B_fifth"></rect>')).toMatchObject({
    ...{ fill: '#0f766e', 'fill-opacity': '.28' },
  })
  expect(markOf('<rect class="a1B_bar a1B_fifth" fill="url(#a)"></rect>')).toMatchObject({
    ...{ fill: 'url(#a)', stroke: '#0f766e' },
  })
})

it('draws the figure of every page that has one, each in full and under 40 kB', async () => {
  const figures = builtPages('root').flatMap(({ path, html }) => {
    const markup = figureIn(html)
    return markup === undefined ? [] : [{ path, markup }]
  })
  expect(figures.length).toBeGreaterThan(8)
  const { draw, widthOf } = await renderer()
  const seen = new Set<string>()
  for (const { path, markup } of figures) {
    const figure = figurePicture(markup, rules)
    const content = {
      title: 'A page',
      area: 'Area',
      site: 'Site',
      host: 'docs.example.org',
      figure,
    }
    const drawing = pictureOf(content, (words, setting) => widthOf(words, setting) ?? 0)
    // What no style sheet painted would be black.
    expect(drawing, path).not.toMatch(
      /var\(|light-dark|<(?:path|circle|rect|line)(?![^>]* (?:fill|stroke)=)/,
    )
    const png = draw(drawing)
    expect(imageSize(png), path).toMatchObject({ type: 'png', width: 1200, height: 630 })
    expect(png.length, path).toBeLessThan(40_000)
    seen.add(Buffer.from(png).toString('base64'))
    expect(Buffer.compare(draw(drawing), png), path).toBe(0)
  }
  expect(seen.size).toBe(figures.length)
})
