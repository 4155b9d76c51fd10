import { expect, it } from 'vitest'
import { sites } from '../../tests/support/sites/sites.ts'
import { BUILT_SITE, SITES } from './sites.mjs'

it('names every test site, and where the published one is built', () => {
  expect(SITES).toEqual(Object.keys(sites))
  expect(sites.root.folder.endsWith(BUILT_SITE)).toBe(true)
})
