/** Cuts the site's typefaces to the characters and weights it uses; the results are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

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

async function cut(
  font: string,
  output: string,
  characters: string,
  axes: Record<string, { min: number; max: number }>,
) {
  const source = await readFile(fileURLToPath(import.meta.resolve(font)))
  const result = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(new URL(`../engine/styles/${output}`, import.meta.url), result)
  process.stdout.write(`engine/styles/${output}: ${result.length} bytes\n`)
}

await cut(
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist.woff2',
  printable + textExtras,
  { wght: { min: 400, max: 700 } },
)
await cut(
  '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
  'math.woff2',
  mathCharacters,
  {},
)
