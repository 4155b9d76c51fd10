import { expect, test } from '#support/browser/test.ts'
import { holds, printed, textsOf } from '#support/paper.ts'

/** Pages with callouts, code, figures, drawings, formulas, tabs, and tables that are short, long and wide. */
const PAGES = [
  '/risks',
  '/amm/clamm',
  '/api/examples/quote',
  '/blade/introduction',
  '/contracts/clamm',
  '/dao/governance',
  '/dao/tokenomics',
  '/networks',
  '/sdk/swap',
]

/** What is on one sheet, however long the page: a callout, a row, and a figure or code that fits a sheet. */
const WHOLE = {
  callout: '#article aside',
  // But for the heads of a table whose rows are blocks: there each value has its label.
  row: '#article tr:not(thead:has(+ tbody td:nth-child(7)[data-label]) > tr)',
  figure: '#article figure:not(:has(.line:nth-child(32)))',
}

/** Distance of all that is printed from the edges of the sheet, in points: its margin of 28 points, less what letters reach over. */
const EDGE = 27

test('printed pages hold every callout, row, figure and line of code in one piece', {
  tag: ['@desktop', '@drill'],
}, async ({ page }) => {
  const seen = { callout: 0, row: 0, figure: 0, line: 0 }
  for (const path of PAGES) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const sheets = await printed(page)
    const kinds = ['callout', 'row', 'figure'] as const
    for (const kind of kinds) {
      const all = (await textsOf(page.locator(WHOLE[kind]))).filter(blocks => blocks.length > 0)
      seen[kind] += all.length
      const split = all.filter(blocks => !sheets.some(sheet => holds(sheet, blocks)))
      expect(split, `${path}: split between sheets, or missing: ${kind}`).toEqual([])
    }
    const whole = { text: sheets.map(sheet => sheet.text).join(''), words: [], width: 0 }
    const lines = (await textsOf(page.locator('#article .code .line'))).map(line => line.join(''))
    seen.line += lines.length
    expect(
      lines.filter(line => !holds(whole, [line])),
      `${path}: lines of code`,
    ).toEqual([])
    const beyond = sheets.flatMap(({ words, width }) =>
      words.filter(({ left, right }) => left < EDGE || right > width - EDGE),
    )
    expect(beyond, `${path}: beyond the edge`).toEqual([])
  }
  // Fewer would mean that the page was not read.
  expect(seen.callout).toBeGreaterThan(6)
  expect(seen.row).toBeGreaterThan(100)
  expect(seen.figure).toBeGreaterThan(15)
  expect(seen.line).toBeGreaterThan(60)
})
