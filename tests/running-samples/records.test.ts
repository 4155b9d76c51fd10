import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { typesOf } from '#engine/node/samples/compile-types.ts'
import { isNetworkSample, recordedSnippets, SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import { readRecord } from '#engine/node/samples/record.ts'
import { SITE_ROOT } from '#support/folders.ts'
import { printedBy } from '#support/samples/printed.ts'

/** Samples whose types are compiled once more, the shortest: each costs seconds, and one with a client many. */
const COMPILED_AGAIN = 3

/** What the compiler puts in the place of what it leaves out. */
const LEFT_OUT = /\.\.\. \d+ more|\.\.\.[;>]/

const textOf = (file: string) => readFileSync(path.join(SITE_ROOT, SNIPPET_FOLDER, file), 'utf8')

const files = await recordedSnippets(SITE_ROOT)
const printing = files.filter(file => readRecord(SITE_ROOT, file).output !== undefined)

describe('What pages show beneath a sample', () => {
  it('was recorded of every sample as it stands', () => {
    expect(printing).not.toEqual([])
    for (const file of files) expect(() => readRecord(SITE_ROOT, file)).not.toThrow()
  })

  // Recording runs each in a process of its own, as readers do, and takes a second for each.
  describe.each([
    ['without an API', printing.filter(file => !isNetworkSample(file))],
    ['with one', printing.filter(isNetworkSample)],
  ])('%s', (_, samples) => {
    let printed: ReadonlyMap<string, string>
    beforeAll(async () => {
      printed = await printedBy(samples)
    })

    it.each(samples)('is what %s prints', file => {
      expect(printed.get(file)).toBe(readRecord(SITE_ROOT, file).output)
    })
  })
})

describe('The types a sample shows', () => {
  const shortest = files
    .toSorted((one, other) => textOf(one).length - textOf(other).length)
    .slice(0, COMPILED_AGAIN)
  it.each(shortest)('are what the compiler says of %s', file => {
    expect(typesOf(SITE_ROOT, file)).toEqual(readRecord(SITE_ROOT, file).types)
  })

  it.each(files)('are folded, not cut, in %s', file => {
    for (const { type } of readRecord(SITE_ROOT, file).types.types)
      expect(type).not.toMatch(LEFT_OUT)
  })

  it.each(files)('stand at names in %s', file => {
    const text = textOf(file)
    for (const [start, length] of readRecord(SITE_ROOT, file).types.names)
      expect(text.slice(start, start + length)).toMatch(/^[\w$]+$/)
  })
})
