import { expect, it } from 'vitest'
import { readApiPages } from '#support/api-pages.ts'
import { diagnosticsOf, SAMPLES_FOLDER } from '#support/samples/compile.ts'

/** Samples by file name: a fence's title where it is one, so that samples can import one another. */
function sampleFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const { name, fences } of readApiPages()) {
    for (const [index, { language, title, code }] of fences.entries()) {
      if (language !== 'ts') continue
      const own = title.endsWith('.ts') ? title : `${name.replace('/', '-')}-${index}.ts`
      expect(files.has(SAMPLES_FOLDER + own), `two samples named ${own}`).toBe(false)
      files.set(SAMPLES_FOLDER + own, code)
    }
  }
  return files
}

it('every TypeScript sample compiles under strict rules', () => {
  const files = sampleFiles()
  const further = { noUncheckedIndexedAccess: true, noUnusedParameters: true }
  expect(diagnosticsOf(files, further)).toEqual([])
  expect(files.size).toBeGreaterThan(10)
})
