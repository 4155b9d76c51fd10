import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ENGINE_CACHE_FOLDER, PROJECT_ROOT } from '#engine/node/project.ts'
import { BUILD_FLAGS } from '../../scripts/build-flags.mjs'
import { median } from '../statistics.ts'
import { generateSite } from './generate-site.ts'
import { watchTree } from './process-tree.ts'

const run = promisify(execFile)

const answer = z.object({
  stages: z.record(z.string(), z.number()),
  /** Largest resident set, in KiB: of the build with all that it starts, where that can be told, else of itself. */
  peakKb: z.number(),
  cpuMs: z.number(),
})

/** What one build took. */
export interface BuildTime extends z.infer<typeof answer> {
  /** From the start of the process to its end, in milliseconds. */
  wallMs: number
}

/** Builds of one site; times in milliseconds, medians. */
export interface BuildFigures {
  pages: number
  /** The first since the engine was installed: it has nothing of itself, either. */
  first: BuildTime
  cold: BuildTime
  /** From nothing, compressed forms included. */
  release: BuildTime
  /** Built again after one page was changed. */
  onePageChanged: BuildTime
  runs: number
}

async function buildOnce(
  root: string,
  out: string,
  cache: string,
  options: readonly string[] = [],
): Promise<BuildTime> {
  const start = performance.now()
  const building = run(
    process.execPath,
    [...BUILD_FLAGS, path.join(PROJECT_ROOT, 'bench/builds/build-once.ts'), root, out, ...options],
    { cwd: PROJECT_ROOT, env: { ...process.env, CACHE_FOLDER: cache } },
  )
  const taken = watchTree(building.child.pid)
  const { stdout } = await building.finally(taken)
  const wallMs = performance.now() - start
  const told = answer.parse(JSON.parse(stdout.split('\n').at(-1) ?? ''))
  return { ...told, wallMs, peakKb: Math.max(told.peakKb, taken().peakKb) }
}

/** The build whose wall time is the median; of an even number, the quicker of the two in the middle. */
function middle(builds: readonly BuildTime[]): BuildTime {
  const sorted = builds.toSorted((a, b) => a.wallMs - b.wallMs)
  const build = sorted[Math.ceil(sorted.length / 2) - 1]
  if (!build) throw new RangeError('a median needs values')
  return { ...build, peakKb: median(builds.map(({ peakKb }) => peakKb)) }
}

/**
 * Builds a generated site with nothing kept of it, as a host gets it and as it is written, then again with one page changed.
 * What the engine keeps of itself, its modules compiled and bundled, stays from the first build on.
 */
export async function measureBuilds(pages: number, runs: number): Promise<BuildFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sushi-docs-bench-'))
  const root = path.join(folder, 'site')
  const out = path.join(folder, 'out')
  const cache = path.join(PROJECT_ROOT, '.cache', `bench-${process.pid}`)
  await mkdir(path.join(root, 'public'), { recursive: true })
  const page = await generateSite(root, pages)
  const first: BuildTime[] = []
  const cold: BuildTime[] = []
  const release: BuildTime[] = []
  const changed: BuildTime[] = []
  try {
    for (let index = 0; index < runs; index++) {
      await rm(cache, { recursive: true, force: true })
      await rm(ENGINE_CACHE_FOLDER, { recursive: true, force: true })
      first.push(await buildOnce(root, out, cache))
      await rm(cache, { recursive: true, force: true })
      release.push(await buildOnce(root, out, cache, ['--release']))
      await rm(cache, { recursive: true, force: true })
      cold.push(await buildOnce(root, out, cache))
      await appendFile(page, `\nOne more paragraph, number ${index}.\n`)
      changed.push(await buildOnce(root, out, cache))
    }
  } finally {
    await rm(cache, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
  return {
    pages,
    first: middle(first),
    cold: middle(cold),
    release: middle(release),
    onePageChanged: middle(changed),
    runs,
  }
}
