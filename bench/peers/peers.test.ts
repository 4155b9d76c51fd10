import { describe, expect, it } from 'vitest'
import { areasOf, pageOf } from '../corpus/page.ts'
import { ours } from './ours.ts'
import { peersNamed } from './peers.ts'

const tools = [ours, ...peersNamed('all')]
const COUNT = 60
const pages = [0, 37].map(page => pageOf(page, COUNT))

describe.each(tools)('$name', tool => {
  it.each(pages)('is given all of $path', page => {
    const text = tool.page(page).text.replace(' // [!code hl]', '')
    const missing = page.blocks.filter(block => !text.includes(block.text))
    expect(missing).toEqual([])
    expect(text).toContain(`title: ${page.title}\ndescription: ${page.description}\n`)
    expect(text.match(/^```\w/gm)).toHaveLength(2)
    expect(text.match(/^:::/gm)).toHaveLength(2)
  })

  it('has the root in a file of the name index, and each page in one of its own', () => {
    const files = Array.from({ length: COUNT }, (_, page) => tool.page(pageOf(page, COUNT)).file)
    expect(files[0]).toMatch(/(?:^|\/)index\.mdx?$/)
    expect(new Set(files).size).toBe(COUNT)
  })

  it('has every page in its sidebar', () => {
    const project = tool.project(areasOf(COUNT)).map(({ text }) => text)
    for (let page = 0; page < COUNT; page++) expect(project.join()).toContain(`"Page ${page}"`)
  })

  it('names exact versions alone', () => {
    const loose = Object.values(tool.packages).filter(
      each => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(each),
    )
    expect(loose).toEqual([])
  })
})

it('marks a line and names the file of code as each tool reads it', () => {
  const fences = tools.map(tool => {
    const { text } = tool.page(pageOf(3, COUNT))
    const [, fence] = /^```(ts.*)$/m.exec(text) ?? []
    const mark = /const answer = .*`\)(.*)$/m.exec(text)?.[1]
    return `${tool.name}: ${fence}${mark}`
  })
  expect(fences).toEqual([
    'ours: ts [quote-3.ts] {2}',
    'Starlight: ts title="quote-3.ts" {2}',
    'VitePress: ts{2}',
    'Docusaurus: ts title="quote-3.ts" {2}',
    'Rspress: ts title="quote-3.ts" {2}',
    'Vocs: ts title="quote-3.ts" // [!code hl]',
  ])
})

it('are named one by one, all or none', () => {
  const named = (names: string) => peersNamed(names).map(({ name }) => name)
  expect(named('vocs,starlight')).toEqual(['Vocs', 'Starlight'])
  expect(named('none')).toEqual([])
  expect(named('all')).toHaveLength(5)
  expect(() => peersNamed('nothing')).toThrow('no peer is named nothing: there are starlight, ')
})
