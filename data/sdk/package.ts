import sushi from 'sushi/package.json' with { type: 'json' }
import site from '../../package.json' with { type: 'json' }

/** A package that the SDK runs or compiles beside. */
export interface Companion {
  readonly name: string
  /** Versions that the SDK accepts, as an npm range; undefined where it states none. */
  readonly accepted: string | undefined
  /** The version that the samples of this site are compiled and run with. */
  readonly used: string
}

const { node, typescript, viem, zod } = site.devDependencies

/**
 * What the SDK declares as its peers, all of them optional, and the Node that runs the samples.
 * Source: the manifest of https://www.npmjs.com/package/sushi, and that of this site.
 */
export const companions: readonly Companion[] = [
  { name: 'viem', accepted: sushi.peerDependencies.viem, used: viem },
  { name: 'zod', accepted: sushi.peerDependencies.zod, used: zod },
  { name: 'TypeScript', accepted: sushi.peerDependencies.typescript, used: typescript },
  { name: 'Node', accepted: undefined, used: node },
]
