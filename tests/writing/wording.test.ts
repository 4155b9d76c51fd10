import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pagesInOrder } from '#engine/model/sidebar.ts'
import { sidebar } from '#site/content/sidebar.ts'
import { glossary } from '#site/facts/glossary/glossary.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { proseLines } from '#support/prose.ts'
import { contentChecks, soughtTerms } from './style/content-checks.ts'
import { findWording } from './style/find-wording.ts'
import { inOneLine } from './style/finding.ts'
import { CODE_FILES } from './style/places.ts'
import { FORMS, HEADING_NAMES, KNOWN, NAMES, OTHER_SENSES, WORDING } from './style/rules.ts'
import { textOf } from './style/text-block.ts'
import { allTexts } from './style/texts.ts'

const texts = allTexts()

describe('the texts that readers see', () => {
  it('are looked at in every folder', () => {
    const files = new Set(texts.map(({ file }) => file))
    const written = globSync('site/content/**/*.mdx', { cwd: PROJECT_ROOT })
    expect(written.length).toBeGreaterThan(70)
    expect(written.filter(file => !files.has(file))).toEqual([])
    expect([...files]).toEqual(
      expect.arrayContaining([
        'engine/words/en/frame.ts',
        'site/api-definitions/sushi/operations.ts',
        'site/content/sidebar.ts',
        'site/content/snippets/swap/approve.ts',
        'site/facts/errors/catalog.ts',
        'site/figures/price-range/model.ts',
        'site/figures/price-range/price-range.tsx',
        'site/tags/subgraphs/subgraph-key.tsx',
      ]),
    )
  })

  it.each(contentChecks())('$name', ({ find }) => {
    expect(find().map(inOneLine)).toEqual([])
  })

  it('are asked for the definition of every term of the field', () => {
    expect(soughtTerms.length).toBeGreaterThan(50)
  })
})

describe('the rules', () => {
  it('are about terms that there are', () => {
    const ids = new Set<string>(glossary.map(({ id }) => id))
    const named = [KNOWN, FORMS, OTHER_SENSES].flatMap(each => Object.keys(each)).concat(...NAMES)
    expect(named.filter(id => !ids.has(id))).toEqual([])
  })

  it('give a reason for everything that they leave out', () => {
    const reasons = [
      ...Object.values(KNOWN),
      ...Object.values(CODE_FILES),
      ...WORDING.flatMap(({ except = {} }) => Object.values(except)),
    ]
    expect(reasons.length).toBeGreaterThan(3)
    expect(reasons.filter(reason => reason.length < 10)).toEqual([])
  })

  it('leave out only what there is', () => {
    const excepted = WORDING.flatMap(rule =>
      Object.keys(rule.except ?? {}).filter(file => {
        const there = texts.filter(text => text.file === file)
        return findWording(there, [{ ...rule, except: {} }]).length === 0
      }),
    )
    expect(excepted).toEqual([])
    const headings = texts.filter(({ kind }) => kind === 'heading').map(textOf)
    expect(headings.length).toBeGreaterThan(300)
    const isNamed = (name: string) => headings.some(heading => heading.includes(name))
    expect(Object.keys(HEADING_NAMES).filter(name => !isNamed(name))).toEqual([])
    const written = (file: string) => globSync(file, { cwd: PROJECT_ROOT }).length > 0
    expect(Object.keys(CODE_FILES).filter(file => !written(file))).toEqual([])
  })
})

describe('the words of pages', () => {
  it('name a subject where a page is a link by itself', () => {
    const names = pagesInOrder(sidebar).map(({ text }) => text)
    expect(names.length).toBeGreaterThan(40)
    expect(
      names.filter(name => /^(?:introduction|overview|general|about|more)$/i.test(name)),
    ).toEqual([])
  })
})

/** Titles of steps, with the file and the line each is in. */
const steps = proseLines().flatMap(({ file, line, text }) =>
  [...text.matchAll(/<Step title="([^"]*)"/g)].map(([, title = '']) => ({ file, line, title })),
)

describe('steps', () => {
  it('say what is done in them, in more than one word, which could be a step of anything', () => {
    expect(steps.length).toBeGreaterThan(10)
    expect(steps.filter(({ title }) => title !== 'Vote' && !title.includes(' '))).toEqual([])
  })

  it('are not followed by a table that would be found under the title of the last of them', () => {
    const withSteps = globSync('site/content/**/*.mdx', { cwd: PROJECT_ROOT })
      .map(file => ({ file, text: readFileSync(path.join(PROJECT_ROOT, file), 'utf8') }))
      .filter(({ text }) => text.includes('</Steps>'))
    expect(withSteps.length).toBeGreaterThan(3)
    const followed = withSteps.filter(({ text }) => /<\/Steps>\s*(?:\||<ValueTable)/.test(text))
    expect(followed.map(({ file }) => file)).toEqual([])
  })
})
