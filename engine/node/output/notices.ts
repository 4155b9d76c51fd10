import { BuildError } from '../diagnostics/build-error.ts'
import type { ShippedPackage } from './shipped-packages.ts'

/** File of the output that names the work of others that is shipped to browsers. */
export const NOTICES_FILE = 'third-party-notices.txt'

const INTRODUCTION = `Third-party notices

The scripts and typefaces of this site contain the packages below, or parts of them. The typefaces are cut to the
characters that pages use.
`

const RULE = '-'.repeat(80)

/**
 * The text of the notices: of each package its name, version and license, and the license in full.
 * @throws BuildError for a package that brings no text of its license.
 */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  const silent = packages.filter(({ text, identifier }) => !text || !identifier)
  if (silent.length > 0) {
    throw new BuildError(
      silent.map(({ name, version }) => ({
        file: `node_modules/${name}`,
        message: `version ${version} is shipped to browsers and brings no license, or none in full`,
        fix: 'take another package or another version of it; what is shipped has to name its license',
      })),
    )
  }
  const sections = packages.map(
    ({ name, version, identifier, text }) =>
      `${RULE}\n${name} ${version} (${identifier})\n${RULE}\n\n${text?.replaceAll('\r\n', '\n')}\n`,
  )
  return [INTRODUCTION, ...sections].join('\n')
}
