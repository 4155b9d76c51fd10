import { describe, expect, it } from 'vitest'
import { outputFiles } from './output-files.ts'
import { tracesOfBook } from './traces.ts'

const minimal = outputFiles('minimal')
const book = outputFiles('root')
const traces = await tracesOfBook()

const fileOf = (name: string) => minimal.find(file => file.name === name)?.text ?? ''
const joined = (ending: string) =>
  minimal
    .filter(({ name }) => name.endsWith(ending))
    .map(({ text }) => text)
    .join('\n')

describe('nothing of the book is in the second site', () => {
  it.each(Object.keys(traces))('of its %s', kind => {
    const ofKind = traces[kind] ?? []
    expect(ofKind.length).toBeGreaterThan(0)
    // What is not found where it belongs would be found nowhere.
    const lost = ofKind.filter(({ marks, files = /./ }) => {
      const places = book.filter(({ name }) => files.test(name))
      return !marks.some(({ isIn }) => places.some(isIn))
    })
    expect(lost.map(({ name }) => name)).toEqual([])
    const found = ofKind.flatMap(({ name, marks }) =>
      marks.flatMap(({ text, isIn }) => {
        const files = minimal.filter(isIn).map(file => file.name)
        return files.length > 0 ? [{ name, text, files }] : []
      }),
    )
    expect(found).toEqual([])
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
