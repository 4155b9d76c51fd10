import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { serveSite } from '#engine/node/serve/serve.ts'
import { writeBareSite } from '../browser/bare-site.ts'
import { type Visit, visitInTurns } from '../browser/first-visit.ts'
import { pageOf } from '../corpus/page.ts'
import { spreadOf } from '../statistics.ts'
import { type BuildCost, buildCold, writeProject } from './build.ts'
import { OURS, type PeerFigures, type SizeFigures } from './figures.ts'
import type { Installed } from './install.ts'
import type { ToolFigures } from './measures.ts'
import { type OutputBytes, prepareOutput } from './output.ts'
import { whyFailed } from './why-failed.ts'

/** The page that is visited in sites of every size, by its number from 0. */
const VISITED = 37
/** The name of the bare page among those that are visited. */
const BARE = 'bare page'

const once = (value: number) => spreadOf([value])

/** What a program printed that failed, or what else went wrong. */
const printedOf = (error: unknown) => {
  const { stderr = '', stdout = '' } = Object(error)
  return `${stderr}${stdout}` || String(error)
}

function visitFigures(visits: readonly Visit[]) {
  const spread = (measure: keyof Visit) => spreadOf(visits.map(visit => visit[measure]))
  return {
    ...{ pageBytes: spread('bytes'), fcp: spread('fcp'), lcp: spread('lcp'), tbt: spread('tbt') },
  }
}

function buildFigures(costs: readonly BuildCost[], { output, index }: OutputBytes) {
  const spread = (measure: keyof BuildCost) => spreadOf(costs.map(cost => cost[measure]))
  return {
    ...{ wallMs: spread('wallMs'), cpuMs: spread('cpuMs'), peakKb: spread('peakKb') },
    output: once(output),
    indexBytes: index === undefined ? undefined : once(index),
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

/** Builds sites of one size with every tool in turns, then visits one page of each. */
async function measureSize(
  browser: Browser,
  { tools }: Installed,
  pages: number,
  runs: number,
  say: (text: string) => void,
): Promise<SizeFigures> {
  const page = pageOf(Math.min(VISITED, pages - 1), pages)
  const failed = new Map<string, string>()
  const costs = new Map<string, BuildCost[]>()
  for (const { tool, folder } of tools) await writeProject(tool, folder, pages)
  for (let run = 0; run < runs; run++) {
    for (const { tool, folder } of tools.filter(each => !failed.has(each.tool.name))) {
      say(`Build ${run + 1} of ${pages} pages by ${tool.name} …`)
      try {
        costs.set(tool.name, [...(costs.get(tool.name) ?? []), await buildCold(tool, folder)])
      } catch (error) {
        failed.set(tool.name, whyFailed(printedOf(error)))
      }
    }
  }
  const built: Record<string, ReturnType<typeof buildFigures>> = {}
  const folders: Record<string, string> = {}
  for (const { tool, folder } of tools.filter(each => !failed.has(each.tool.name))) {
    const output = path.join(folder, tool.output)
    try {
      const bytes = await prepareOutput(output, page, tool.searchIndex)
      built[tool.name] = buildFigures(costs.get(tool.name) ?? [], bytes)
      folders[tool.name] = output
    } catch (error) {
      failed.set(tool.name, whyFailed(printedOf(error)))
    }
  }
  say(`Visits to ${page.path} of ${pages} pages …`)
  const bareFolder = await mkdtemp(path.join(tmpdir(), 'sushi-docs-bare-'))
  try {
    const own = folders[OURS]
    if (own !== undefined) {
      await writeBareSite(own, [page.path], bareFolder)
      folders[BARE] = bareFolder
    }
    const visits = await visitFolders(browser, folders, page.path, runs)
    const figures: Record<string, ToolFigures> = {}
    for (const [name, build] of Object.entries(built))
      figures[name] = { ...build, ...visitFigures(visits[name] ?? []) }
    const bare = visits[BARE] && visitFigures(visits[BARE])
    const reasons = [...failed].map(([name, why]) => ({ name, why }))
    return { pages, runs, page: page.path, tools: figures, failed: reasons, bare }
  } finally {
    await rm(bareFolder, { recursive: true, force: true })
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
