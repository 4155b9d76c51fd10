/** Builds the test sites named on the command line, or all of them. */

import { buildSite } from '#engine/node/build-site.ts'
import { BuildError } from '#engine/node/diagnostics/build-error.ts'
import { terminalReporter } from '#engine/node/reporter.ts'
import { isSiteName, sites } from './sites.ts'

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(sites)

try {
  for (const name of names) {
    if (!isSiteName(name)) throw new Error(`there is no test site "${name}"`)
    const { root, folder, environment } = sites[name]
    await buildSite({ root, outFolder: folder, environment, report: terminalReporter() })
  }
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error)
  process.exitCode = 1
}
