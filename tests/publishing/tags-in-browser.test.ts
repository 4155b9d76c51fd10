import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { build, fixtureRoot, temporaryFolder } from '../support/fixture.ts'

/** A text that the schema library keeps when it is minified. */
const MARK = 'unrecognized_keys'

it('keeps what checks tags out of the browser, even where an island takes its parts from docs-engine/tags', async () => {
  const library = createRequire(import.meta.url).resolve('zod/v4/core')
  const schemas = path.join(path.dirname(library), 'schemas.js')
  expect(await readFile(schemas, 'utf8')).toContain(MARK)

  const { folder, remove } = await temporaryFolder()
  try {
    await build(fixtureRoot('own-island'), folder)
    const scripts = await Array.fromAsync(glob('assets/*.js', { cwd: folder }))
    expect(scripts.some(file => file.includes('fold-island'))).toBe(true)
    const texts = await Promise.all(
      scripts.map(async file => [file, await readFile(path.join(folder, file), 'utf8')] as const),
    )
    expect(texts.filter(([, text]) => text.includes(MARK)).map(([file]) => file)).toEqual([])
  } finally {
    await remove()
  }
})
