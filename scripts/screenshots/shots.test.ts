import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { FORMAT, SCREENSHOTS, shots } from './shots.ts'

/** Most bytes of all screenshots together, which every clone of the project fetches. */
const MOST_BYTES = 1_200_000

const files = shots.map(({ name }) => `${name}.${FORMAT.format}`)

/** The images of a document, each with what it says to those who do not see it. */
function imagesOf(document: string): { words: string; file: string }[] {
  const text = readFileSync(path.join(PROJECT_ROOT, document), 'utf8')
  return [...text.matchAll(/!\[(.*?)\]\((.*?)\)/g)].map(([, words = '', file = '']) => ({
    words,
    file,
  }))
}

describe('the screenshots', () => {
  it('are those that are listed, and no others', () => {
    expect(readdirSync(SCREENSHOTS).sort()).toEqual([...files].sort())
  })

  it('are small together', () => {
    const bytes = files.map(file => statSync(path.join(SCREENSHOTS, file)).size)
    expect(bytes.filter(size => size < 1_000)).toEqual([])
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
  })

  it('are all shown in the comparison, each once and described', () => {
    const images = imagesOf('docs/comparison.md')
    expect(images.map(({ file }) => path.basename(file)).sort()).toEqual([...files].sort())
    expect(images.filter(({ words }) => words.length < 20)).toEqual([])
  })
})
