import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Files } from './files.ts'
import { DeployRefused } from './refused.ts'
import {
  type Difference,
  type Digests,
  differencesOf,
  inOrder,
  isAsset,
  isIntact,
  MANIFEST_FILE,
  type Manifest,
  readManifest,
} from './release-files.ts'
import { type Target, type Turn, targetAt } from './target.ts'

/** What is deployed, and where. */
export interface Deploy {
  /** Folder of a release. */
  from: string
  /** Folder that holds the releases and the link to the one that is served. */
  to: string
  /** How long files of `assets/` are kept after the last release with them was served, in days. */
  keepDays: number
  now: Date
  files: Files
  /** Is told what happens, in lines. */
  say: (line: string) => void
}

/** Deploys an earlier release. */
export type WayBack = Omit<Deploy, 'from'> & { release: string }

const DAY_MS = 86_400_000
/** Most differences that a message lists. */
const LISTED = 10

function refuseIfDifferent(folder: string, differences: readonly Difference[], fix: string): void {
  if (differences.length === 0) return
  const listed = differences.slice(0, LISTED).map(each => `\n    ${each.kind}: ${each.path}`)
  const more = differences.length > LISTED ? `\n    and ${differences.length - LISTED} more` : ''
  throw new DeployRefused(
    `${folder} differs from its ${MANIFEST_FILE}:${listed.join('')}${more}`,
    fix,
  )
}

/** The releases that readers may still have pages of: those served within the last days. */
function recentReleases(
  releases: readonly string[],
  turns: readonly Turn[],
  { now, keepDays }: Pick<Deploy, 'now' | 'keepDays'>,
): string[] {
  const oldest = now.getTime() - keepDays * DAY_MS
  const isRecent = (index: number) =>
    Date.parse(turns[index + 1]?.from ?? now.toISOString()) >= oldest
  return releases.filter(release =>
    turns.some((turn, index) => turn.release === release && isRecent(index)),
  )
}

/** Files of `assets/` that a release takes over from earlier ones: where each lies, and its digest. */
async function keptAssets(
  target: Target,
  releases: readonly string[],
  own: Digests,
  say: (line: string) => void,
): Promise<Map<string, { file: string; sha256: string }>> {
  const kept = new Map<string, { file: string; sha256: string }>()
  for (const release of releases) {
    const folder = target.releaseFolder(release)
    const manifest = await readManifest(folder).catch(() => undefined)
    if (!manifest) say(`left out the assets of ${release}: its ${MANIFEST_FILE} is damaged`)
    for (const [name, sha256] of manifest?.files ?? []) {
      if (!isAsset(name) || own.has(name) || kept.has(name)) continue
      const file = path.join(folder, name)
      if (await isIntact(file, sha256)) kept.set(name, { file, sha256 })
      else say(`left out ${name} of ${release}: it is not what its manifest says`)
    }
  }
  return kept
}

/** Copies a file with its time, of which servers make the ETag. */
async function copy(file: string, to: string, files: Files): Promise<void> {
  await files.mkdir(path.dirname(to), { recursive: true })
  await files.copyFile(file, to)
  const { atime, mtime } = await stat(file)
  await files.utimes(to, atime, mtime)
}

/** Puts a release together beside the others, and gives it its name once it is whole. */
async function upload(
  { from, files, say }: Deploy,
  { commit, files: own }: Manifest,
  target: Target,
  release: string,
  recent: readonly string[],
): Promise<void> {
  const unfinished = target.unfinishedFolder(release)
  const kept = await keptAssets(target, recent, own, say)
  for (const [name, { file }] of kept) await copy(file, path.join(unfinished, name), files)
  for (const name of inOrder(own.keys()))
    await copy(path.join(from, name), path.join(unfinished, name), files)
  await copy(path.join(from, MANIFEST_FILE), path.join(unfinished, MANIFEST_FILE), files)
  const expected = new Map([
    ...own,
    ...[...kept].map(([name, { sha256 }]) => [name, sha256] as const),
  ])
  refuseIfDifferent(
    unfinished,
    await differencesOf(unfinished, expected),
    'look at the disk, and deploy again: nothing that is served has changed',
  )
  await files.rename(unfinished, target.releaseFolder(release))
  say(
    `uploaded ${release}: commit ${commit}, ${own.size} files, ${kept.size} kept of earlier releases`,
  )
}

/** Removes what no reader can still ask for. The release before stays in any case, as the way back. */
async function tidy(
  { now, keepDays, files, say }: Deploy,
  target: Target,
  turns: readonly Turn[],
): Promise<void> {
  for (const folder of await target.leftovers())
    await files.rm(folder, { recursive: true, force: true })
  const releases = await target.releases()
  const needed = new Set([
    ...recentReleases(releases, turns, { now, keepDays }),
    ...turns.slice(-2).map(turn => turn.release),
  ])
  for (const release of releases.filter(each => !needed.has(each))) {
    await files.rm(target.releaseFolder(release), { recursive: true, force: true })
    say(`dropped ${release}`)
  }
  await target.record(turns.filter(turn => needed.has(turn.release)))
}

async function publish(deploy: Deploy, target: Target, manifest: Manifest): Promise<string> {
  const { now, say } = deploy
  const turns = await target.turns(now)
  for (const folder of await target.leftovers())
    await deploy.files.rm(folder, { recursive: true, force: true })
  const release = `${now.toISOString().replaceAll(':', '-')}-${manifest.commit.slice(0, 12)}`
  if (existsSync(target.releaseFolder(release)))
    throw new DeployRefused(`${release} is there already`, 'look at the clock, and deploy again')
  await upload(
    deploy,
    manifest,
    target,
    release,
    recentReleases(await target.releases(), turns, deploy),
  )
  await target.serve(release)
  say(`serving ${release}`)
  const after = [...turns, { release, from: now.toISOString() }]
  await target.record(after)
  await tidy(deploy, target, after)
  const before = turns.at(-1)?.release
  if (before !== undefined)
    say(`to go back: npm run deploy -- --to ${deploy.to} --back-to ${before}`)
  return release
}

/**
 * Deploys a release: uploads it into a folder of its own, together with files of `assets/` that readers of earlier ones may
 * still ask for, and leads readers there in one step once it is whole. Whenever it ends before, the site that was served is
 * served on; the next deploy clears away what is left.
 * @returns the name of the release.
 * @throws DeployRefused for a folder that is not what its manifest says.
 */
export async function deploy(asked: Deploy): Promise<string> {
  const { from, to, files } = asked
  const manifest = await readManifest(from)
  refuseIfDifferent(
    from,
    await differencesOf(from, manifest.files),
    'build it anew: npm run build -- --release',
  )
  const target = targetAt(to, files)
  return target.alone(() => publish(asked, target, manifest))
}

/**
 * Deploys an earlier release once more, so that readers of the one that is given up keep its assets, too.
 * @returns the name of the release that is made of it.
 * @throws DeployRefused for a release that is not there, or is damaged.
 */
export async function goBack({ release, ...asked }: WayBack): Promise<string> {
  const target = targetAt(asked.to, asked.files)
  return target.alone(async () => {
    const releases = await target.releases()
    const others = `name one of these: ${releases.join(', ') || 'there is none'}`
    if (!releases.includes(release))
      throw new DeployRefused(`there is no release "${release}" in ${asked.to}`, others)
    const from = target.releaseFolder(release)
    const manifest = await readManifest(from)
    const differences = await differencesOf(from, manifest.files)
    // It also holds what it took over from releases before it.
    const own = differences.filter(({ kind, path: name }) => kind !== 'added' || !isAsset(name))
    refuseIfDifferent(from, own, others)
    return publish({ ...asked, from }, target, manifest)
  })
}
