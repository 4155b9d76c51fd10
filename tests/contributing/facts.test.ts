import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { sourcesOf } from '#support/sources.ts'

/** How a module names a source: in a comment, or as data. */
const SOURCE = /\bSources?\b|\bdocumentation\b|\bsource: /
/** How it says of when the source is: a day or month, a version, or an address that keeps showing what was read. */
const DATE =
  /\b20\d\d-\d\d|\bchecked\b|\bCHECKED\b|\bversion \d+\.\d+\.\d+|\/v\d+\.\d+\.\d+\/|\/[0-9a-f]{40}\/|\b(?:contract|difference)Sources\b/
/** How it says that a value has no source outside. */
const OURS = /\bcomputed from\b|\bmade up\b|\bin our own words\b/i
/** Rooms whose modules hold published values alone; what is computed of them is in `math/`. */
const VALUES_ALONE = /^site\/facts\/(?:amm|blade|dao)\//

const modules = sourcesOf('site/facts/**/*.ts').filter(({ name }) => !name.endsWith('.test.ts'))

/** What a module exports while the site is built; of a module of types that is nothing. */
async function exportsOf(name: string): Promise<[string, unknown][]> {
  const exported: Record<string, unknown> = await import(
    pathToFileURL(path.join(PROJECT_ROOT, name)).href
  )
  return Object.entries(exported)
}

const isOrigin = (text: string) => OURS.test(text) || (SOURCE.test(text) && DATE.test(text))

describe('facts', () => {
  it('are found in every folder', () => {
    const folders = new Set(modules.map(({ name }) => name.split('/')[2]))
    expect([...folders]).toEqual(
      expect.arrayContaining(['amm', 'api', 'blade', 'contracts', 'dao', 'errors', 'sdk']),
    )
  })

  it.each(modules)('$name says where its values are from, and when', async ({ name, text }) => {
    const values = (await exportsOf(name)).filter(([, value]) => typeof value !== 'function')
    expect(values.length === 0 || isOrigin(text)).toBe(true)
  })

  it('are told from what names no source, or no date', () => {
    expect(isOrigin('/** Source: the definition, version 6.2.12. */')).toBe(true)
    expect(isOrigin('/** Source: the definition. */')).toBe(false)
    expect(isOrigin('/** In version 6.2.12. */')).toBe(false)
    expect(isOrigin('/** Computed from the tables. */')).toBe(true)
  })

  it.each(modules.filter(({ name }) => VALUES_ALONE.test(name)))(
    '$name computes nothing',
    async ({ name }) => {
      const exported = await exportsOf(name)
      expect(exported.filter(([, value]) => typeof value === 'function')).toEqual([])
    },
  )
})
