import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#support/sources.ts'

/*
 * The checker of arrows reads no MDX, so what pages import is held here. Names that a site's manifest maps to files
 * lead to `site/<room>/`; a page may use those that run in Node as they stand.
 */
const ALLOWED = /^(?:#(?:facts|math)\/|docs-engine\/(?:config|format)$|viem$)/

/** What a page imports, outside its samples of code. */
function importsOf(text: string): string[] {
  const withoutCode = text.replace(/^(`{3,})[\s\S]*?^\1/gm, '')
  return [...withoutCode.matchAll(/^import\b[^'"]*['"]([^'"]+)['"]/gm)].map(match => match[1] ?? '')
}

describe('pages', () => {
  const pages = sourcesOf('site/content/**/*.mdx')

  it('import facts, formulas and the names of the engine that run in Node', () => {
    const imports = pages.flatMap(({ name, text }) => importsOf(text).map(from => ({ name, from })))
    expect(imports.length).toBeGreaterThan(100)
    expect(imports.filter(({ from }) => !ALLOWED.test(from))).toEqual([])
  })

  it('are told from the code they show', () => {
    const text = "import { a } from '#tags/a.tsx'\n\n```ts\nimport { b } from 'sushi'\n```\n"
    expect(importsOf(text)).toEqual(['#tags/a.tsx'])
  })
})
