import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { serveSite } from '#engine/node/serve/serve.ts'
import { writeBareSite } from '../browser/bare-site.ts'
import { type Visit, visitInTurns } from '../browser/first-visit.ts'
import { pageOf } from '../corpus/page.ts'
import { spreadOf } from '../statistics.ts'
import { type BuildCost, buildCold, OutOfReach, writeProject } from './build.ts'
import { OURS, type PeerFigures, type SizeFigures } from './figures.ts'
import type { Installed } from './install.ts'
import type { ToolFigures } from './measures.ts'
import { type OutputBytes, prepareOutput } from './output.ts'
import type { Tool } from './tool.ts'
import { whyFailed } from './why-failed.ts'

/** The page that is visited in sites of every size, by its number from 0. */
const VISITED = 37
/** The name of the bare page among those that are visited. */
const BARE = 'bare page'

/** A tool and what came of it so far. */
interface Contestant {
  tool: Tool
  folder: string
  costs: BuildCost[]
  bytes?: OutputBytes
  /** Why it could not be measured, in one line. */
  why?: string
  /** Whether it needs more than the machine has. */
  isOutOfReach?: boolean
}

/** Does something with a tool, unless that failed before, and notes it when it fails. */
async function attempt(contestant: Contestant, run: () => Promise<void>): Promise<void> {
  if (contestant.why !== undefined) return
  try {
    await run()
  } catch (error) {
    contestant.isOutOfReach = error instanceof OutOfReach
    // What a program printed, where it was one.
    const { stderr = '', stdout = '', message = String(error) } = Object(error)
    contestant.why = whyFailed(`${stderr}${stdout}` || message)
  }
}

function visitFigures(visits: readonly Visit[]) {
  const spread = (measure: keyof Visit) => spreadOf(visits.map(visit => visit[measure]))
  return { pageBytes: spread('bytes'), fcp: spread('fcp'), lcp: spread('lcp'), tbt: spread('tbt') }
}

function buildFigures(costs: readonly BuildCost[], { output, index }: OutputBytes) {
  const spread = (measure: keyof BuildCost) => spreadOf(costs.map(cost => cost[measure]))
  return {
    ...{ wallMs: spread('wallMs'), cpuMs: spread('cpuMs'), peakKb: spread('peakKb') },
    output: spreadOf([output]),
    indexBytes: index === undefined ? undefined : spreadOf([index]),
  }
}

/** Visits the same page of several sites in turns. @param folders of the sites, by name. */
async function visitFolders(
  browser: Browser,
  folders: Readonly<Record<string, string>>,
  page: string,
  runs: number,
): Promise<Record<string, Visit[]>> {
  const sites = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => ({
      ...(await serveSite({ folder, port: 0, basePath: '/' })),
      name,
    })),
  )
  try {
    const urls = sites.map(({ name, url }) => [name, new URL(page, url).href] as const)
    return await visitInTurns(browser, Object.fromEntries(urls), runs)
  } finally {
    for (const { server } of sites) server.close()
  }
}

/** Visits a page of what was built, and the bare page of ours where that was. */
async function visitBuilt(
  browser: Browser,
  built: readonly Contestant[],
  page: string,
  runs: number,
): Promise<Record<string, Visit[]>> {
  const folders = Object.fromEntries(
    built.map(({ tool, folder }) => [tool.name, path.join(folder, tool.output)]),
  )
  const own = folders[OURS]
  if (own === undefined) return visitFolders(browser, folders, page, runs)
  const bareFolder = await mkdtemp(path.join(tmpdir(), 'sushi-docs-bare-'))
  try {
    await writeBareSite(own, [page], bareFolder)
    return await visitFolders(browser, { ...folders, [BARE]: bareFolder }, page, runs)
  } finally {
    await rm(bareFolder, { recursive: true, force: true })
  }
}

/** Builds sites of one size with every tool in turns, then visits one page of each. */
async function measureSize(
  browser: Browser,
  { tools }: Installed,
  pages: number,
  runs: number,
  say: (text: string) => void,
): Promise<SizeFigures> {
  const page = pageOf(Math.min(VISITED, pages - 1), pages)
  const contestants: Contestant[] = tools.map(each => ({ ...each, costs: [] }))
  for (const { tool, folder } of contestants) await writeProject(tool, folder, pages)
  for (let run = 1; run <= runs; run++) {
    for (const each of contestants)
      await attempt(each, async () => {
        say(`${each.tool.name} builds ${pages} pages, ${run} of ${runs} …`)
        each.costs.push(await buildCold(each.tool, each.folder))
      })
  }
  for (const each of contestants)
    await attempt(each, async () => {
      const output = path.join(each.folder, each.tool.output)
      each.bytes = await prepareOutput(output, page, each.tool.searchIndex)
    })
  say(`Visits to ${page.path} of ${pages} pages …`)
  const built = contestants.filter(({ why }) => why === undefined)
  const visits = await visitBuilt(browser, built, page.path, runs)
  const figures: Record<string, ToolFigures> = {}
  for (const { tool, costs, bytes } of built) {
    const own = visits[tool.name]
    if (bytes && own) figures[tool.name] = { ...buildFigures(costs, bytes), ...visitFigures(own) }
  }
  return {
    ...{ pages, runs, page: page.path },
    tools: figures,
    failed: contestants.flatMap(({ tool, why, isOutOfReach = false }) =>
      why === undefined ? [] : [{ name: tool.name, why, isOutOfReach }],
    ),
    bare: visits[BARE] && visitFigures(visits[BARE]),
  }
}

/**
 * Measures this engine beside others, on the same generated pages and by the same server.
 * @param sizes each with how often its sites are built and visited.
 * @param say is told what is done.
 */
export async function measurePeers(
  browser: Browser,
  installed: Installed,
  sizes: readonly { pages: number; runs: number }[],
  say: (text: string) => void,
): Promise<PeerFigures> {
  const figures: SizeFigures[] = []
  for (const { pages, runs } of sizes)
    figures.push(await measureSize(browser, installed, pages, runs, say))
  return {
    sizes: figures,
    versions: installed.tools
      .filter(({ tool }) => tool.name !== OURS)
      .map(({ tool: { name, packages } }) => ({ name, packages })),
    missing: installed.missing,
  }
}
