import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})

/** What the lockfile says of a package: https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json */
const lockedPackage = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().default(false),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
})

const lockfileSchema = z.object({ packages: z.record(z.string(), lockedPackage) })

/** A package that the lockfile holds. */
export interface LockedPackage {
  name: string
  version: string
  /** As its manifest names it. */
  license?: string | undefined
  /** `sha512-` and a digest in base64. */
  integrity?: string | undefined
}

const FOLDER = 'node_modules/'

/** Where a package looks for another: in its own folder, then in each above. */
function* placesOf(name: string, from: string): Generator<string> {
  let folder = from
  for (;;) {
    yield `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`
    if (folder === '') return
    const above = folder.lastIndexOf(`/${FOLDER}`)
    folder = above < 0 ? '' : folder.slice(0, above)
  }
}

/**
 * The packages that workspaces need to run, directly or through others, on any machine: those for other systems count.
 * @param text of the lockfile
 * @param workspaces folders of the workspaces, as the lockfile names them
 * @returns each once, in the order of names and versions
 */
export function packagesOf(text: string, workspaces: readonly string[]): LockedPackage[] {
  const { packages } = lockfileSchema.parse(JSON.parse(text))
  const seen = new Set<string>()
  const waiting = workspaces.filter(workspace => Object.hasOwn(packages, workspace))
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const found = packages[place]
    if (!found || seen.has(place)) continue
    seen.add(place)
    if (found.link && found.resolved !== undefined) {
      waiting.push(found.resolved)
      continue
    }
    const needed = {
      ...found.peerDependencies,
      ...found.optionalDependencies,
      ...found.dependencies,
    }
    for (const name of Object.keys(needed))
      waiting.push(
        ...[...placesOf(name, place)].filter(at => Object.hasOwn(packages, at)).slice(0, 1),
      )
  }
  const needed = [...seen].sort().flatMap(place => {
    const { version, license, integrity } = packages[place] ?? {}
    const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)
    return place.includes(FOLDER) && version !== undefined
      ? [[`${name} ${version}`, { name, version, license, integrity }] as const]
      : []
  })
  return [...new Map(needed)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each)
}
