import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  DOCUMENTED_RANGE,
  DOCUMENTED_VERSION,
  PACKAGE_NAME,
  PUBLISHED_VERSION,
} from './docs-version.ts'

function readManifest(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
}

it('documents the version that the site itself carries', () => {
  expect(readManifest('package.json')).toHaveProperty('version', DOCUMENTED_VERSION)
})

it('names the version of the package that is installed', () => {
  const manifest = readManifest(`node_modules/${PACKAGE_NAME}/package.json`)
  expect(manifest).toHaveProperty('version', PUBLISHED_VERSION)
})

it('covers the patch releases of the documented minor version', () => {
  expect(DOCUMENTED_RANGE).toBe('~6.2.0')
})
