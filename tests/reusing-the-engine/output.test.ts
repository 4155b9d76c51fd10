import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tags as bookTags } from '#site/tags/index.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { outputFiles } from './output-files.ts'
import { traces } from './traces.ts'

const minimal = outputFiles('minimal')
const book = outputFiles('root')

const fileOf = (name: string) => minimal.find(file => file.name === name)?.text ?? ''
const joined = (ending: string) =>
  minimal
    .filter(({ name }) => name.endsWith(ending))
    .map(({ text }) => text)
    .join('\n')

describe('nothing of the book is in the second site', () => {
  it.each(Object.keys(traces))('of its %s', kind => {
    const found = (traces[kind] ?? []).map(({ name, isIn }) => ({
      name,
      inBook: book.some(isIn),
      inMinimal: minimal.filter(isIn).map(file => file.name),
    }))
    expect(found.length).toBeGreaterThan(0)
    // What is not found where it belongs would be found nowhere.
    expect(found.filter(({ inBook }) => !inBook).map(({ name }) => name)).toEqual([])
    expect(found.filter(({ inMinimal }) => inMinimal.length > 0)).toEqual([])
  })

  it('of the names of its tags', () => {
    const engine = globSync('engine/**/*.{ts,tsx}', { cwd: PROJECT_ROOT }).map(file =>
      readFileSync(path.join(PROJECT_ROOT, file), 'utf8'),
    )
    const isIn = (texts: readonly string[], name: string) =>
      texts.some(text => new RegExp(`\\b${name}\\b`).test(text))
    const names = Object.keys(bookTags).filter(name => !isIn(engine, name))
    expect(names.length).toBeGreaterThan(Object.keys(bookTags).length / 2)
    const texts = minimal.map(({ text }) => text)
    expect(names.filter(name => isIn(texts, name))).toEqual([])
  })
})

describe('what the second site brings is in its output', () => {
  it('its tag, made of its data', () => {
    expect(fileOf('readings.html')).toMatch(/<th scope="row">Wind speed</)
    expect(fileOf('fetch-readings.html')).toContain('http://skylark.local')
  })

  it('its island, rendered in the page and with a script of its own', () => {
    expect(fileOf('dew-point.html')).toMatch(/data-island="dew-point"[^>]*>.*12\.0\u00a0°C/s)
    expect(minimal.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^assets\/dew-point.*-island-.*\.js$/),
    )
  })

  it('its colors and its own styles', () => {
    const rules = joined('.css') + joined('.html')
    const own = ['#0f766e', '--heading-font', '_welcome']
    expect(own.filter(part => !rules.includes(part))).toEqual([])
  })

  it('its synonyms, its term and its icons', () => {
    // Scripts are long: what lacks a word is not printed.
    expect(joined('.js').includes('anemometer')).toBe(true)
    expect(fileOf('glossary.html')).toContain('Radiation shield')
    expect(fileOf('index.html')).toMatch(/Mastodon.* \(opens in a new tab\)/s)
  })

  it('its public files', () => {
    expect(fileOf('images/station-light.svg')).toContain('<svg')
  })
})
