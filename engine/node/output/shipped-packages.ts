import { globSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { MATH_FONT, MONO_FONT, TEXT_FONT } from './fonts.ts'

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string().optional() })

/** A package that is shipped to browsers, in the shape in which the bundler lists those it took in. */
const shippedPackage = z.object({
  name: z.string(),
  version: z.string(),
  /** Its license as its manifest names it, for example "MIT". */
  identifier: z.string().optional(),
  /** The full text of its license. */
  text: z.string().optional(),
})

/** A package whose code or font browsers get. */
export type ShippedPackage = z.infer<typeof shippedPackage>

/** Where the licenses of what a package was built from begin; little of that is shipped with a site. */
const LICENSES_OF_ITS_OWN_PACKAGES = /^# Licenses of bundled dependencies$/m

/** A package as it is installed. @param from the manifest of the package that asks for it. */
function installed(name: string, from: string): { shipped: ShippedPackage; file: string } {
  const file = findPackageJSON(name, from)
  if (file === undefined) throw new Error(`the package ${name} is not installed`)
  const { version, license } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const folder = path.dirname(file)
  const [licenseFile] = globSync('{LICENSE,LICENCE,COPYING}*', { cwd: folder }).sort()
  const text = licenseFile && readFileSync(path.join(folder, licenseFile), 'utf8')
  const [own] = text?.split(LICENSES_OF_ITS_OWN_PACKAGES) ?? []
  return { shipped: { name, version, identifier: license, text: own?.trim() }, file }
}

/** Package of the outlines that social links have; the build reads them, so that no script imports it. */
const ICONS = 'simple-icons'

/** What is shipped beside the packages that scripts import: typefaces, icons, and the code that the bundler adds. */
function unimported(hasIcons: boolean): ShippedPackage[] {
  const fonts = [TEXT_FONT, MATH_FONT, MONO_FONT].map(font => font.package)
  const read = [...fonts, ...(hasIcons ? [ICONS] : [])]
  const vite = installed('vite', import.meta.url)
  return [
    ...read.map(name => installed(name, import.meta.url).shipped),
    vite.shipped,
    installed('rolldown', vite.file).shipped,
  ]
}

/** Where the bundler lists the packages of a bundle, below the bundle's folder. */
export const LICENSES_FILE = '.vite/license.json'

/**
 * The packages that a site ships to browsers, by name and version, each once.
 * @param bundleFolders folders of the bundles that browsers get
 * @param hasIcons whether the site has social links
 */
export function shippedPackages(
  bundleFolders: readonly string[],
  hasIcons: boolean,
): ShippedPackage[] {
  const imported = bundleFolders
    .map(folder => readFileSync(path.join(folder, LICENSES_FILE), 'utf8'))
    .flatMap(list => z.array(shippedPackage).parse(JSON.parse(list)))
  const byName = new Map(
    [...imported, ...unimported(hasIcons)].map(each => [`${each.name} ${each.version}`, each]),
  )
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shipped]) => shipped)
}
