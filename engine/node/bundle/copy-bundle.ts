import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundle } from './read-bundle.ts'

/** Puts the scripts and faces of a bundle into the site's output. Its rules become part of the pages. */
export async function copyBundle(bundle: Bundle, outFolder: string): Promise<void> {
  const assets = path.join(outFolder, 'assets')
  await mkdir(assets, { recursive: true })
  const copy = (from: string, ending: RegExp) =>
    cp(path.join(bundle.folder, from, 'assets'), assets, {
      recursive: true,
      filter: file => path.extname(file) === '' || ending.test(file),
    })
  await Promise.all([
    copy('boot', /\.js$/),
    copy('styles', /\.woff2$/),
    ...bundle.appScripts.map(({ name, text }) => writeFile(path.join(assets, name), text)),
  ])
}
