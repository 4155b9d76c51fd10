import { expect, hydrate, test } from './test.ts'
import { violations } from './violations.ts'

/** How a text in the middle of a table, among hundreds like it, becomes hard to read. */
const faults: [name: string, style: string][] = [
  ['its own color', 'tr:nth-child(30) td { color: #aaa }'],
  ['the color of what is around it', 'tr:nth-child(30) { color: #aaa }'],
  ['what it lies on', 'tr:nth-child(30) td { background: #555 }'],
  ['what lies below the row', 'tr:nth-child(30) { background: #555 }'],
  ['being shown through', 'tr:nth-child(30) { opacity: 0.3 }'],
]

for (const [name, style] of faults) {
  test(`a text that cannot be read for ${name} is found among others of its kind @desktop`, async ({
    page,
  }) => {
    await page.goto('/networks')
    await hydrate(page)
    const contrast = async () =>
      (await violations(page, { part: 'table' })).filter(found =>
        found.startsWith('color-contrast'),
      )
    expect(await contrast()).toEqual([])
    await page.addStyleTag({ content: style })
    expect(await contrast()).not.toEqual([])
  })
}
