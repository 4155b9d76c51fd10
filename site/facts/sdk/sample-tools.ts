import project from '../../../package.json' with { type: 'json' }
import site from '../../package.json' with { type: 'json' }

const { node, typescript } = project.devDependencies
const { viem, zod } = site.dependencies

/** Versions that the samples of this site are compiled and run with. Computed from the manifests, which pin them. */
export const sampleTools = { node, typescript, viem, zod } as const
