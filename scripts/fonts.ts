/** Cuts the text face to the characters and weights the site uses, and prints the measures its fallback needs. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const others = '\u00a0©®°±·×÷–—‘’“”•…←→↑↓↗−≈≤≥≠éèêëáàâäåíìîïóòôöøúùûüýñçÉÄÖÜß€£½√∞⌘⇧'

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
)
const cut = await subsetFont(await readFile(source), printable + others, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
})
await writeFile(new URL('../src/styles/geist.woff2', import.meta.url), cut)
process.stdout.write(`src/styles/geist.woff2: ${cut.length} bytes\n`)
