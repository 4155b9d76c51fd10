import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { typesOf } from '#engine/node/samples/compile-types.ts'
import { recordedSnippets, SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import { readRecord } from '#engine/node/samples/record.ts'
import { outputOf } from '#engine/node/samples/record-snippets.ts'
import { sampleEnvironment } from '#site/samples/environment.ts'
import { SITE_ROOT } from '#support/folders.ts'

/** Samples whose types are compiled once more: each costs seconds. */
const COMPILED_AGAIN = 3

const files = await recordedSnippets(SITE_ROOT)
const printing = files.filter(file => readRecord(SITE_ROOT, file).output !== undefined)

describe('What pages show beneath a sample', () => {
  it('was recorded of every sample as it stands', () => {
    expect(printing).not.toEqual([])
    for (const file of files) expect(() => readRecord(SITE_ROOT, file)).not.toThrow()
  })

  it.each(printing)('is what %s prints', async file => {
    const { output } = readRecord(SITE_ROOT, file)
    expect(await outputOf(SITE_ROOT, file, async () => sampleEnvironment)).toBe(output)
  })
})

describe('The types a sample shows', () => {
  it.each(files.slice(0, COMPILED_AGAIN))('are what the compiler says of %s', file => {
    expect(typesOf(SITE_ROOT, file)).toEqual(readRecord(SITE_ROOT, file).types)
  })

  it.each(files)('stand at names in %s', file => {
    const text = readFileSync(path.join(SITE_ROOT, SNIPPET_FOLDER, file), 'utf8')
    for (const [start, length] of readRecord(SITE_ROOT, file).types.names)
      expect(text.slice(start, start + length)).toMatch(/^[\w$]+$/)
  })
})
