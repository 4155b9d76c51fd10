/** Cuts the site's typefaces to the characters and weights it uses; the results are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont, { type Options } from 'subset-font'
import { type Font, MATH_FONT, MONO_FONT, TEXT_FONT } from '#engine/node/output/fonts.ts'
import { CODE_CHARACTERS, MATH_CHARACTERS, TEXT_CHARACTERS } from './font-characters.ts'

const styles = new URL('../engine/styles/', import.meta.url)

async function cut(
  { file, package: name, source }: Font,
  characters: string,
  axes: Record<string, { min: number; max: number }>,
  options: Pick<Options, 'keepFeatures' | 'dropTables'> = {},
) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`${name}/${source}`)))
  const result = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    ...options,
  })
  await writeFile(new URL(file, styles), result)
  process.stdout.write(`engine/styles/${file}: ${result.length} bytes\n`)
}

await cut(TEXT_FONT, TEXT_CHARACTERS, { wght: { min: 400, max: 700 } })
await cut(MATH_FONT, MATH_CHARACTERS, {})
await cut(
  MONO_FONT,
  CODE_CHARACTERS,
  { wght: { min: 400, max: 600 } },
  {
    // Code is set without ligatures: no rule of layout is left.
    keepFeatures: [],
    // The empty tables of those rules, names of styles for menus, and how two measures that nothing asks for vary.
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'MVAR'],
  },
)
