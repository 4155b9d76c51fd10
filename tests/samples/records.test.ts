import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#build/project.ts'
import { typesOf } from '#build/snippets/compile-types.ts'
import { recordedSnippets, SNIPPET_FOLDER } from '#build/snippets/files.ts'
import { readRecord } from '#build/snippets/record.ts'
import { outputOf } from '#build/snippets/record-snippets.ts'

const TIME_LIMIT_MS = 60_000
/** Samples whose types are compiled once more: each costs seconds. */
const COMPILED_AGAIN = 3

const files = await recordedSnippets(PROJECT_ROOT)
const printing = files.filter(file => readRecord(PROJECT_ROOT, file).output !== undefined)

describe('What pages show beneath a sample', () => {
  it('was recorded of every sample as it stands', () => {
    for (const file of files) expect(() => readRecord(PROJECT_ROOT, file)).not.toThrow()
  })

  it.runIf(printing.length > 0).each(printing)(
    'is what %s prints',
    async file => {
      const { output } = readRecord(PROJECT_ROOT, file)
      expect(await outputOf(PROJECT_ROOT, file)).toBe(output)
    },
    TIME_LIMIT_MS,
  )
})

describe('The types a sample shows', () => {
  it.each(files.slice(0, COMPILED_AGAIN))(
    'are what the compiler says of %s',
    file => {
      expect(typesOf(PROJECT_ROOT, file)).toEqual(readRecord(PROJECT_ROOT, file).types)
    },
    TIME_LIMIT_MS,
  )

  it.each(files)('stand at names in %s', file => {
    const text = readFileSync(path.join(PROJECT_ROOT, SNIPPET_FOLDER, file), 'utf8')
    for (const [start, length] of readRecord(PROJECT_ROOT, file).types.names)
      expect(text.slice(start, start + length)).toMatch(/^[\w$]+$/)
  })
})
