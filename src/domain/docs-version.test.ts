import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DOCUMENTED_RANGE, DOCUMENTED_VERSION } from './docs-version.ts'

it('documents the version that the site itself carries', () => {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  expect(manifest).toHaveProperty('version', DOCUMENTED_VERSION)
})

it('covers the patch releases of the documented minor version', () => {
  expect(DOCUMENTED_RANGE).toBe('~6.2.0')
})
