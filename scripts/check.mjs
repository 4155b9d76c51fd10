import { runTool } from './run.mjs'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const DEPENDENCY_CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
const TSC = 'node_modules/typescript/bin/tsc'

/** Lint and format, and which room imports which. */
const lintChecks = [
  { name: 'Lint and format', command: 'npm run lint', run: () => runTool(BIOME, ['check']) },
  {
    name: 'Arrows between rooms',
    command: 'npm run lint',
    run: () => runTool(DEPENDENCY_CRUISER, ['-T', 'err-long', '.']),
  },
]

/** What samples keep besides the settings that readers are given, so that they compile in stricter projects, too. */
const STRICTER = [
  '--noUncheckedIndexedAccess',
  '--exactOptionalPropertyTypes',
  '--noUnusedLocals',
  '--noUnusedParameters',
]

/** The types of the project and of the samples its pages print. */
const typeChecks = [
  ['Types of the browser', 'tsconfig.browser.json'],
  ['Types of the worker', 'tsconfig.worker.json'],
  ['Types of the build', 'tsconfig.node.json'],
  ['Types of the samples', 'site/content/snippets', ...STRICTER],
].map(([name, project, ...flags]) => ({
  name,
  command: 'npm run types',
  run: () => runTool(TSC, ['-p', project, ...flags]),
}))

/** All that `npm run check` runs, and `npm test` first. */
export const checks = [...lintChecks, ...typeChecks]

/** Lint, format and arrows alone. @returns the exit code. */
export const lint = () => runAll(lintChecks)

/** Types alone. @returns the exit code. */
export const types = () => runAll(typeChecks)

/** Lint, format, arrows and types. @returns the exit code. */
export const check = () => runAll(checks)

/** Runs checks, the later ones also when an earlier one fails. @returns the exit code. */
async function runAll(list) {
  let failed = 0
  for (const { name, run } of list) {
    if ((await run()) === 0) continue
    failed += 1
    console.error(`${name}: failed\n`)
  }
  return failed === 0 ? 0 : 1
}

/** Fixes what can be fixed without thinking: formatting and simple lint. @returns the exit code. */
export function fix() {
  return runTool(BIOME, ['check', '--write'])
}
