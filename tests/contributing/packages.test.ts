import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { filesOf } from '#support/sources.ts'

const manifests = filesOf('{.,engine,site,examples/*}/package.json')
const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8')

describe('packages', () => {
  const explained = [...read('docs/decisions.md').matchAll(/`([^`]+)`/g)].map(
    match => match[1] ?? '',
  )
  const families = explained.filter(name => name.endsWith('*')).map(name => name.slice(0, -1))

  it.each(manifests)('%s: each has its reason in docs/decisions.md, and one version', file => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file))
    const packages = Object.entries<string>({ ...dependencies, ...devDependencies })
    const silent = packages.filter(
      ([name]) =>
        !manifests.some(manifest => JSON.parse(read(manifest)).name === name) &&
        !explained.includes(name) &&
        !families.some(family => name.startsWith(family)),
    )
    expect(silent).toEqual([])
    expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('are looked for in every workspace', () => {
    expect(manifests).toEqual(
      expect.arrayContaining(['engine/package.json', 'package.json', 'site/package.json']),
    )
  })

  it('have the same version in every workspace', () => {
    const versions = new Map<string, Set<string>>()
    for (const file of manifests) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file))
      for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies }))
        versions.set(name, (versions.get(name) ?? new Set()).add(version))
    }
    expect([...versions].filter(([, found]) => found.size > 1)).toEqual([])
    expect(versions.size).toBeGreaterThan(50)
  })
})
