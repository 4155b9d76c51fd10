import { expect, it } from 'vitest'
import { diagnosticsOf, SAMPLES_FOLDER } from '#support/samples/compile.ts'
import { shownSamples } from '#support/samples/shown.ts'

/** Pages whose samples import types that a command of the page makes; their own tests compile them. */
const MAKES_TYPES = /^api\/generate-a-client#/

/** Samples within pages by file name: a fence's title where it is one, so that samples can import one another. */
function sampleFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const { id, language, code } of shownSamples) {
    if (language !== 'ts' || !id.includes('#') || MAKES_TYPES.test(id)) continue
    const own = id.endsWith('.ts') ? id.replace(/.*#/, '') : `${id.replace(/\W+/g, '-')}.ts`
    expect(files.has(SAMPLES_FOLDER + own), `two samples named ${own}`).toBe(false)
    files.set(SAMPLES_FOLDER + own, code)
  }
  return files
}

it('every TypeScript sample within a page compiles under strict rules', () => {
  const files = sampleFiles()
  const further = { noUncheckedIndexedAccess: true, noUnusedParameters: true }
  expect(diagnosticsOf(files, further)).toEqual([])
  expect(files.size).toBeGreaterThan(10)
})
