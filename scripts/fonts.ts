/** Cuts the site's typefaces to the characters and weights it uses; the results are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { type Font, MATH_FONT, TEXT_FONT } from '#engine/node/output/fonts.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const printable = range(0x20, 0x7e)
const textExtras = '\u00a0©®°±·×÷–—‘’“”•…←→↑↓↗−≈≤≥≠éèêëáàâäåíìîïóòôöøúùûüýñçÉÄÖÜß€£½√∞⌘⇧'

/** What formulas are made of: upright and slanted letters, Greek, operators and fences. */
const mathCharacters =
  printable +
  range(0x1d434, 0x1d467) +
  'ℎ' +
  range(0x1d6fc, 0x1d71b) +
  'ΓΔΘΛΠΣΦΨΩ±×·⋅−≈≤≥≠∞∑∏√∈→⌊⌋⌈⌉∣…⋯′\u2061\u2062'

const styles = new URL('../engine/styles/', import.meta.url)

async function cut(
  { file, package: name, source }: Font,
  characters: string,
  axes: Record<string, { min: number; max: number }>,
) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`${name}/${source}`)))
  const result = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(new URL(file, styles), result)
  process.stdout.write(`engine/styles/${file}: ${result.length} bytes\n`)
}

await cut(TEXT_FONT, printable + textExtras, { wght: { min: 400, max: 700 } })
await cut(MATH_FONT, mathCharacters, {})
