import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { SITE_ROOT } from '#support/folders.ts'

const modules = globSync('facts/{amm,blade,dao}/*.ts', { cwd: SITE_ROOT }).sort()

it('finds the facts about pools, Blade and the DAO', () => {
  expect(modules).toContain('facts/amm/fees.ts')
})

it.each(modules)('%s says where its values are from, and computes nothing', async module => {
  const file = path.join(SITE_ROOT, module)
  expect(readFileSync(file, 'utf8')).toMatch(/\bSource\b|\bdocumentation\b/)
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
  const functions = Object.keys(exported).filter(name => typeof exported[name] === 'function')
  expect(functions).toEqual([])
})
