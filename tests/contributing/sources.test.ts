import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#support/folders.ts'
import { filesOf, sourcesOf } from '#support/sources.ts'

/** Most lines of a source. Beyond it, a file has more than one purpose. */
const MOST_LINES = 250
/** Most lines of the median source. */
const MOST_LINES_OF_MEDIAN = 60

/** Code and pages written by hand that are no tests: tests may be as long as what they cover, documents as they need. */
const SOURCES = '{engine,site,examples,scripts,bench}/**/*.{ts,tsx,mjs,css,mdx,graphql}'
const IN_ROOT = '*.{ts,mjs}'
const TEST = /\.(?:test|spec|drill)\.tsx?$/

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length

describe('the engine', () => {
  it('does not know which site it builds', () => {
    const files = filesOf('engine/**')
    expect(files.length).toBeGreaterThan(200)
    const naming = files.filter(file => {
      const text = readFileSync(path.join(PROJECT_ROOT, file), 'latin1')
      return /sushi/i.test(file + text)
    })
    expect(naming).toEqual([])
  })
})

/** Sources that reach browsers, in which the first use of `Intl` takes a phone a tenth of a second. */
const IN_BROWSERS =
  '{engine/{api-viewer,chrome,client,figure-kit,islands,model,ui},site/figures}/**/*.{ts,tsx}'
/** A constant of a module that is written when the module is loaded. */
const AT_ONCE = /^(?:export )?const [^=\n]*= (?:new Intl\.|[^>\n]*\.toLocale\w*String\()/m

it('no module for browsers uses the data of locales before it is asked for a text', () => {
  const sources = sourcesOf(IN_BROWSERS)
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter(({ text }) => AT_ONCE.test(text)).map(({ name }) => name)).toEqual([])
})

describe('sources', () => {
  const lengths = [...sourcesOf(SOURCES), ...sourcesOf(IN_ROOT)]
    .filter(({ name }) => !TEST.test(name))
    .map(({ name, text }) => ({ name, lines: linesOf(text) }))
    .sort((one, other) => one.lines - other.lines)

  it(`have at most ${MOST_LINES} lines`, () => {
    expect(lengths.length).toBeGreaterThan(500)
    expect(lengths.filter(({ lines }) => lines > MOST_LINES)).toEqual([])
  })

  it('are small', () => {
    const median = lengths[Math.floor(lengths.length / 2)]?.lines
    process.stdout.write(`${lengths.length} sources; the median has ${median} lines\n`)
    expect(median).toBeLessThan(MOST_LINES_OF_MEDIAN)
  })
})

it('the lockfile names packages and no host to download them from', () => {
  const lockfile = readFileSync(path.join(PROJECT_ROOT, 'package-lock.json'), 'utf8')
  const resolved = [...lockfile.matchAll(/"resolved": "([^"]*)"/g)].map(([, from]) => from)
  expect(lockfile).toContain('"integrity"')
  expect(resolved.filter(from => from?.includes(':'))).toEqual([])
})
