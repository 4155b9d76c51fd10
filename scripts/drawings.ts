/** Writes the drawings under `site/public/images/blade/`, each for the light and the dark theme; the results are committed. */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawings, type Palette } from './drawings/blade.ts'

const folder = new URL('../site/public/images/blade/', import.meta.url)

/** The colors of `engine/styles/tokens.css`: an image cannot read them. */
const palettes: Readonly<Record<string, Palette>> = {
  light: { ink: '#17181a', quiet: '#5c5f66', line: '#c6c6c1', fill: '#f5f5f3', mark: '#b8301d' },
  dark: { ink: '#ededeb', quiet: '#a3a6ac', line: '#484b50', fill: '#1b1c1e', mark: '#ff907e' },
}

await mkdir(folder, { recursive: true })
for (const [name, draw] of Object.entries(drawings)) {
  for (const [theme, palette] of Object.entries(palettes)) {
    await writeFile(fileURLToPath(new URL(`${name}-${theme}.svg`, folder)), draw(palette))
  }
}
