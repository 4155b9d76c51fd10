import site from '../../package.json' with { type: 'json' }

const { node, typescript, viem, zod } = site.devDependencies

/** Versions that the samples of this site are compiled and run with: those its manifest pins. */
export const sampleTools = { node, typescript, viem, zod } as const
