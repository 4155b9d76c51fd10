import { runTool } from './run.mjs'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const DEPENDENCY_CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
const TSC = 'node_modules/typescript/bin/tsc'

/** Lint and format, which room imports which, and the types of the project and of the samples its pages print. */
export const checks = [
  { name: 'Lint and format', run: () => runTool(BIOME, ['check']) },
  { name: 'Arrows between rooms', run: () => runTool(DEPENDENCY_CRUISER, ['-T', 'err-long', '.']) },
  { name: 'Types of the browser', run: () => runTool(TSC, ['-p', 'tsconfig.browser.json']) },
  { name: 'Types of the build', run: () => runTool(TSC, ['-p', 'tsconfig.node.json']) },
  { name: 'Types of the samples', run: () => runTool(TSC, ['-p', 'site/content/snippets']) },
]

/** Runs all checks, the later ones also when an earlier one fails. @returns the exit code. */
export async function check() {
  let failed = 0
  for (const { name, run } of checks) {
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
