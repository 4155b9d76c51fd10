import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import addFormatsModule from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { billOfMaterials } from '#engine/node/release/bill-of-materials.ts'
import { packagesOf } from '#engine/node/release/lockfile-packages.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

const lockfile = readFileSync(path.join(PROJECT_ROOT, 'package-lock.json'), 'utf8')
const COMMIT = { commit: 'a'.repeat(40), committed: '2026-11-23T12:00:00Z', hasChanges: false }
const shipped = [
  { name: 'react', version: versionIn('react'), identifier: 'MIT', text: '…' },
  { name: 'not-in-the-lockfile', version: '1.0.0', identifier: 'SEE LICENSE IN FILE', text: '…' },
]

function versionIn(name: string): string {
  return JSON.parse(lockfile).packages[`node_modules/${name}`].version
}

function readSchema(name: string) {
  const folder = path.join(PROJECT_ROOT, 'node_modules/@cyclonedx/cyclonedx-library/res/schema')
  return JSON.parse(readFileSync(path.join(folder, `${name}.schema.json`), 'utf8'))
}

describe('the bill of materials', () => {
  const building = packagesOf(lockfile, ['engine', 'site'])
  const bill = billOfMaterials('A site', COMMIT, shipped, building)
  const named = (name: string) => bill.components.filter(component => component.name === name)
  let isValid: (value: unknown) => boolean

  beforeAll(() => {
    // The schema has formats and keywords of its own, which say nothing of what is checked here.
    const ajv = new Ajv({ strict: false, allErrors: true })
    const addFormats = addFormatsModule.default
    addFormats(ajv)
    ajv.addFormat('iri-reference', true)
    ajv.addFormat('idn-email', true)
    for (const name of ['spdx.SNAPSHOT', 'jsf-0.82.SNAPSHOT', 'cryptography-defs.SNAPSHOT'])
      ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${name}.schema.json`)
    const validate = ajv.compile(readSchema('bom-1.6.SNAPSHOT'))
    isValid = value => {
      const result = validate(value)
      expect(validate.errors ?? []).toEqual([])
      return result === true
    }
  })

  it('is what the schema of CycloneDX 1.6 asks for', () => {
    expect(isValid(JSON.parse(JSON.stringify(bill)))).toBe(true)
  })

  it('tells what is shipped from what builds', () => {
    expect(named('react')).toMatchObject([
      { scope: 'required', purl: expect.stringContaining('pkg:npm/react@') },
    ])
    expect(named('not-in-the-lockfile')).toMatchObject([
      { scope: 'required', licenses: [{ license: { name: 'SEE LICENSE IN FILE' } }] },
    ])
    expect(named('vite')).toMatchObject([{ scope: 'excluded', licenses: [{ expression: 'MIT' }] }])
  })

  it('has what packages need in turn, and nothing that only tests use', () => {
    expect(named('rolldown')).toHaveLength(1)
    expect(named('scheduler')).toHaveLength(1)
    expect(named('@playwright/test')).toEqual([])
    expect(named('docs-engine')).toEqual([])
  })

  it('has no two components of one name and version', () => {
    const references = bill.components.map(component => component['bom-ref'])
    expect(references.length).toBeGreaterThan(100)
    expect(new Set(references).size).toBe(references.length)
  })
})

it('follows packages to the copy that they find first', () => {
  const packages = {
    '': {},
    work: { dependencies: { a: '1', b: '1' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', optionalDependencies: { gone: '1' } },
    'node_modules/b': { version: '1.0.0', peerDependencies: { a: '1' } },
    'node_modules/unused': { version: '1.0.0' },
  }
  const found = packagesOf(JSON.stringify({ packages }), ['work'])
  expect(found.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'a 1.0.0',
    'b 1.0.0',
    'b 2.0.0',
  ])
})
