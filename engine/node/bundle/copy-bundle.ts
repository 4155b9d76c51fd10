import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashOf } from '../cache/hash.ts'
import { type Integrity, integrityOf } from './integrity.ts'
import type { Bundle } from './read-bundle.ts'

/**
 * Puts the bundle's files into the site's output, with rules added to the style sheet.
 * @returns the style sheet's new name, and what browsers hold files of every page to.
 */
export async function copyBundle(
  bundle: Bundle,
  outFolder: string,
  addedRules: string,
): Promise<{ styleFile: string; integrity: Integrity }> {
  const assets = path.join(outFolder, 'assets')
  await mkdir(assets, { recursive: true })
  const copy = (from: string, ending: RegExp) =>
    cp(path.join(bundle.folder, from, 'assets'), assets, {
      recursive: true,
      filter: file => path.extname(file) === '' || ending.test(file),
    })
  await Promise.all([copy('boot', /\.js$/), copy('app', /\.js$/), copy('styles', /\.woff2$/)])
  const css =
    (await readFile(path.join(bundle.folder, 'styles', bundle.styleFile), 'utf8')) + addedRules
  const styleFile = `assets/site-${hashOf(css)}.css`
  await writeFile(path.join(outFolder, styleFile), css)
  return { styleFile, integrity: { ...bundle.integrity, style: integrityOf(css) } }
}
