/** Builds the test sites named on the command line, or all of them. */
import { rm } from 'node:fs/promises'
import { buildSite } from '#engine/node/build-site.ts'
import { BuildError } from '#engine/node/diagnostics/build-error.ts'
import { terminalReporter } from '#engine/node/reporter.ts'
import { isSiteName, type SiteName, sites } from './sites.ts'

/** Builds a site. When that fails, nothing is left of a build before, which tests would take for this one. */
async function build(name: SiteName): Promise<void> {
  const { root, folder, environment, gallery = false } = sites[name]
  const report = terminalReporter()
  try {
    await buildSite({ root, outFolder: folder, environment, report, gallery })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(sites)

try {
  for (const name of names) {
    if (!isSiteName(name)) {
      throw new BuildError([
        {
          file: 'tests/support/sites/sites.ts',
          message: `has no test site "${name}"`,
          fix: `use one of ${Object.keys(sites).join(', ')}`,
        },
      ])
    }
    await build(name)
  }
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error)
  process.exitCode = 1
}
