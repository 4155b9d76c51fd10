/**
 * Builds one site and says what it took, as one line of JSON. Run in a process of its own, so that its
 * memory and its start are its own: `node bench/builds/build-once.ts <site folder> <output folder> [--release]`.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keepCompiledModules } from '#engine/node/cache/compiled-modules.ts'

const [root = '', outFolder = '', option] = process.argv.slice(2)
const stages: Record<string, number> = {}

// As the command that builds does.
keepCompiledModules()
const { buildSite } = await import('#engine/node/build-site.ts')
await buildSite({
  root: path.resolve(root),
  outFolder: path.resolve(outFolder),
  environment: {},
  release: option === '--release',
  report: {
    async stage(name, run) {
      const start = performance.now()
      const result = await run(() => {})
      stages[name] = performance.now() - start
      return result
    },
    warn: () => {},
  },
})
/** Processor time of processes that this one has started, once they have ended, in milliseconds; 0 where nothing tells. */
function startedCpuMs(): number {
  const file = '/proc/self/stat'
  // The name stands in brackets, and may hold anything. Times are in hundredths of a second.
  const fields = existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
    : []
  return fields.slice(13, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}

const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
process.stdout.write(
  JSON.stringify({
    stages,
    peakKb: maxRSS,
    cpuMs: (userCPUTime + systemCPUTime) / 1000 + startedCpuMs(),
  }),
)
