import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { BuildError } from '../diagnostics/build-error.ts'
import { type ListedFile, listFiles, MANIFEST_FILE, manifestSchema } from './build-manifest.ts'

/** How a folder differs from a manifest. */
export interface Verdict {
  /** The commit that the manifest names. */
  commit: string
  /** How many files are as the manifest says. */
  same: number
  /** How many files of `assets/` are those of earlier releases, which a deploy keeps for readers with one of their pages. */
  kept: number
  /** One line for each file that is not: changed, missing or added. */
  differences: string[]
}

/** Reads a manifest. @throws BuildError for a file that is none. */
async function readManifest(file: string) {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? 'cannot be read' : 'is no manifest'
    throw new BuildError([
      { file, message: reason, fix: `name the ${MANIFEST_FILE} of a release: --manifest FILE` },
    ])
  }
}

/**
 * Compares a folder with the manifest of a release, file by file.
 * @param manifestFile of the release, best from elsewhere than the folder: whoever changes files can change a list beside them.
 * @param earlierFiles manifests of earlier releases, whose files in `assets/` may be there, too.
 * @throws BuildError for a manifest or a folder that cannot be read.
 */
export async function verifyBuild(
  manifestFile: string,
  folder: string,
  earlierFiles: readonly string[] = [],
): Promise<Verdict> {
  const { commit, files } = await readManifest(manifestFile)
  const earlier = await Promise.all(earlierFiles.map(readManifest))
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new BuildError([
      { file: folder, message: 'is no folder', fix: 'name that of the site: --folder DIR' },
    ])
  const listed = new Map(files.map(file => [file.path, file]))
  const there = await listFiles(folder)
  const kept = there.filter(
    file => !listed.has(file.path) && earlier.some(release => isKeptOf(release.files, file)),
  )
  const own = new Map(there.filter(file => !kept.includes(file)).map(file => [file.path, file]))
  const paths = [...new Set([...listed.keys(), ...own.keys()])].sort()
  const differences = paths.flatMap(name => faultOf(name, listed.get(name), own.get(name)))
  return { commit, same: paths.length - differences.length, kept: kept.length, differences }
}

/** Whether a file is one of an earlier release that keeps its name, since that is made of its content. */
function isKeptOf(files: readonly ListedFile[], { path, sha256 }: ListedFile): boolean {
  return (
    path.startsWith('assets/') && files.some(each => each.path === path && each.sha256 === sha256)
  )
}

function faultOf(name: string, listed?: ListedFile, there?: ListedFile): string[] {
  if (!listed) return [`added    ${name}`]
  if (!there) return [`missing  ${name}`]
  return listed.sha256 === there.sha256 ? [] : [`changed  ${name}`]
}
