import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeManifest } from '#engine/node/release/build-manifest.ts'
import { serveSite } from '#engine/node/serve/serve.ts'
import { realFiles } from '../../../scripts/deploy/files.ts'
import { deploy } from '../../../scripts/deploy/publish.ts'
import { withDigests } from '../integrity.ts'
import { BASE_PATH, sites } from '../sites/sites.ts'

/** What a later release of the site has changed. */
export type Change = 'texts' | 'scripts'

/** Which file each deploy of a test leads to: a later release alone, or with the assets of the one before. */
export type Deployed = Readonly<Record<Change, { alone: string; keeping: string }>>

/** A word that every page of the later releases has. */
export const LATER = 'Of the later release.'

/** The part of an asset's name that is made of its content. */
const DIGEST = /-(?<digest>[\w-]{8}|[\w-]{10})(?=(?:-[a-z]+-\d+)?\.(?:js|css|json|woff2)$)/

/** Names of assets that change with the texts of pages. */
const OF_TEXTS = /^(?:search|api)-(?!dialog)/

/** The later release: its pages say so, and what changed has other names. */
async function writeLater(folder: string, change: Change): Promise<void> {
  await cp(sites.root.folder, folder, { recursive: true })
  const assets = await readdir(path.join(folder, 'assets'))
  const renamed = assets.filter(name => change === 'scripts' || OF_TEXTS.test(name))
  const digests = new Set(
    renamed.flatMap(name => {
      const [, stem = ''] = /^((?:search-[\w-]{10})|.*?)(?:-[a-z]+-\d+)?\.\w+$/.exec(name) ?? []
      return DIGEST.exec(`${stem}.js`)?.groups?.digest ?? []
    }),
  )
  if (digests.size === 0) throw new Error('no asset is named by its content')
  const pattern = new RegExp([...digests].join('|'), 'g')
  /** As long as before, and other than any. */
  const anew = (text: string) => text.replace(pattern, found => `${found.slice(1)}Z`)
  await withDigests(folder, async () => {
    for (const name of renamed)
      await rename(path.join(folder, 'assets', name), path.join(folder, 'assets', anew(name)))
    await writeTexts(folder, anew)
    return name => (renamed.includes(name) ? anew(name) : name)
  })
}

/** Writes what names assets, and what pages say. */
async function writeTexts(folder: string, anew: (text: string) => string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const name of files.filter(each => /\.(?:html|js|css|json)$/.test(each))) {
    const file = path.join(folder, name)
    const text = anew(await readFile(file, 'utf8'))
    await writeFile(file, text.replace('</h1>', `</h1><p>${LATER}</p>`))
  }
}

/** Makes the releases that tests deploy. @returns their folders, and how to remove them. */
export async function makeReleases(): Promise<{ releases: Deployed; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'))
  const commit = { commit: 'unknown', hasChanges: false }
  const first = path.join(folder, 'first')
  await cp(sites.root.folder, first, { recursive: true })
  await writeManifest(first, commit)
  const make = async (change: Change) => {
    const alone = path.join(folder, change)
    await writeLater(alone, change)
    await writeManifest(alone, commit)
    const to = path.join(folder, `${change}-deployed`)
    const options = { to, keepDays: 7, files: realFiles, say: () => {} }
    await deploy({ ...options, from: first, now: new Date(0) })
    await deploy({ ...options, from: alone, now: new Date(1) })
    return { alone, keeping: path.join(to, 'current') }
  }
  const releases = { texts: await make('texts'), scripts: await make('scripts') }
  return { releases, remove: () => rm(folder, { recursive: true }) }
}

/** A server of the site, which changes under the pages that are open. */
export interface ChangingSite {
  url: string
  /** Deploys another release in one step. */
  deploy(folder: string): Promise<void>
  /** Ends the server: nothing answers any more. */
  stop(): void
  close(): Promise<void>
}

/** Serves the site as it is until another release is deployed. @param name of the site; `docs` is below its path. */
export async function serveChangingSite(name: 'root' | 'docs' = 'root'): Promise<ChangingSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'changing-'))
  const link = path.join(folder, 'current')
  await mkdir(folder, { recursive: true })
  await symlink(sites[name].folder, link)
  const basePath = name === 'docs' ? BASE_PATH : '/'
  const { url, server } = await serveSite({ folder: link, port: 0, basePath })
  server.keepAliveTimeout = 0
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return {
    url,
    async deploy(release) {
      await symlink(release, `${link}.new`)
      await rename(`${link}.new`, link)
    },
    stop,
    async close() {
      stop()
      await rm(folder, { recursive: true })
    },
  }
}
