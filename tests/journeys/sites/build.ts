/** Builds the test sites named on the command line, or all of them. */
import { BuildError } from '#build/build-error.ts'
import { buildSite } from '#build/build-site.ts'
import { terminalReporter } from '#build/reporter.ts'
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
