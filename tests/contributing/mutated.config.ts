import process from 'node:process'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const { MUTATED_FILE = '', MUTATED_FROM = '', MUTATED_TO = '' } = process.env

/** Hands out one module with a text replaced, as if somebody had edited it. */
const mutation: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(MUTATED_FILE)) return undefined
    if (!code.includes(MUTATED_FROM)) throw new Error(`${MUTATED_FILE} has no "${MUTATED_FROM}"`)
    return code.replace(MUTATED_FROM, MUTATED_TO)
  },
}

/** The tests of this project with one module mutated: see `mutations.test.ts`. */
export default defineConfig({
  plugins: [mutation],
  test: { include: ['site/**/*.test.ts'], maxWorkers: 1, testTimeout: 0, hookTimeout: 0 },
})
