import { defineConfig } from 'vitest/config'

/** The drill that `npm run rows` names: it takes minutes, and is no part of `npm test`. */
export default defineConfig({
  test: { include: ['tests/contributing/change-table.drill.ts'], testTimeout: 0, hookTimeout: 0 },
})
