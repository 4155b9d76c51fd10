/**
 * Builds one site and says what it took, as one line of JSON. Run in a process of its own, so that its
 * memory and its start are its own: `node bench/builds/build-once.ts <site folder> <output folder> [--release]`.
 */
import { buildSite } from '#engine/node/build-site.ts'

const [root = '', outFolder = '', option] = process.argv.slice(2)
const stages: Record<string, number> = {}

await buildSite({
  root,
  outFolder,
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
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
process.stdout.write(
  JSON.stringify({ stages, peakKb: maxRSS, cpuMs: (userCPUTime + systemCPUTime) / 1000 }),
)
