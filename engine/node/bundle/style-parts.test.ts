import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stylePartsOf } from './style-parts.ts'

const site = await mkdtemp(path.join(tmpdir(), 'parts-'))

beforeAll(async () => {
  const components = ['card', 'api-viewer/card', 'figure-kit/card', 'core/card', 'a b/card']
  for (const component of components) {
    const file = path.join(site, component)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(`${file}.tsx`, '')
    await writeFile(`${file}.module.css`, '')
  }
})

afterAll(() => rm(site, { recursive: true }))

it('has a part for each folder of a site, whatever it is called', () => {
  const parts = stylePartsOf(site)
  const own = parts.flatMap(({ name, files }) =>
    files.filter(file => file.startsWith(site)).map(file => [name, path.relative(site, file)]),
  )
  expect(Object.fromEntries(own)).toEqual({
    site: 'card.module.css',
    'site-a-b': 'a b/card.module.css',
    'site-api-viewer': 'api-viewer/card.module.css',
    'site-core': 'core/card.module.css',
    'site-figure-kit': 'figure-kit/card.module.css',
  })
  const names = parts.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).not.toContain('core')
})
