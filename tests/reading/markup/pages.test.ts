import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtPages } from '#support/built-pages.ts'
import { inlinedRules } from '#support/inlined-rules.ts'
import { BASE_PATH, sites } from '#support/sites/sites.ts'

const pages = builtPages('root')

/** The first match of each page's markup. */
function ofEach(pattern: RegExp): string[] {
  return pages.map(({ html, path: sitePath }) => pattern.exec(html)?.[1] ?? `none: ${sitePath}`)
}

/** Addresses in a document's attributes that are meant for this site. */
function ownAddresses(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|data-search)="(\/[^"]*)"/g)].map(match => match[1] ?? '')
}

describe('pages', () => {
  it.each([
    ['title', /<title>([^<]+)<\/title>/],
    ['description', /<meta name="description" content="([^"]+)"/],
    ['canonical address', /<link rel="canonical" href="([^"]+)"/],
  ])('have a %s of their own', (_, pattern) => {
    const values = ofEach(pattern)
    expect(values.filter(value => value.startsWith('none: '))).toEqual([])
    expect(new Set(values).size).toBe(pages.length)
  })

  it('have one heading of the first level', () => {
    const counts = pages.map(({ html, path: sitePath }) => [
      sitePath,
      html.match(/<h1[\s>]/g)?.length,
    ])
    expect(counts.filter(([, count]) => count !== 1)).toEqual([])
  })

  it.each([
    ['style attributes', /<[a-z][^>]*\sstyle="[^"]*"/gi],
    [
      'style elements but those of parts, and the face of formulas',
      /<style(?! data-rules="|>@font-face\{font-family:"Steady math";[^}]*\}(?:@media [^{}]*\{(?:[^{}]*\bmath(?:\[data-early\])?\{[^}]*\})+\})+<\/style>)[\s>]/gi,
    ],
    ['handlers in attributes', /<[a-z][^>]*\son[a-z]+="[^"]*"/gi],
    ['classes that do not exist', /class="[^"]*\bundefined\b[^"]*"/g],
    ['parts that were not drawn', /\u27e6[^\u27e7]*\u27e7/g],
  ])('hold no %s', (_, pattern) => {
    const found = builtPages('root', { notFound: true }).flatMap(({ file, html }) =>
      (html.match(pattern) ?? []).map(match => `${file}: ${match}`),
    )
    expect(found).toEqual([])
  })

  it('hold one inline script, the same on each', () => {
    const all = builtPages('root', { notFound: true })
    const scripts = all.flatMap(({ html }) =>
      [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(match => match[1]),
    )
    expect(all.length).toBeGreaterThan(pages.length)
    expect(scripts).toHaveLength(all.length)
    expect(new Set(scripts).size).toBe(1)
  })

  it('hold the same rules wherever they hold a part of the style sheet', () => {
    const parts = new Map<string, Set<string>>()
    for (const { html } of builtPages('root', { notFound: true })) {
      const held = inlinedRules(html)
      for (const { part, css } of held) parts.set(part, (parts.get(part) ?? new Set()).add(css))
      expect(new Set(held.map(({ part }) => part)).size).toBe(held.length)
    }
    expect(parts.size).toBeGreaterThan(2)
    expect([...parts].filter(([, rules]) => rules.size > 1).map(([part]) => part)).toEqual([])
  })

  it('ask for no file early twice', () => {
    for (const { html, file } of builtPages('root', { notFound: true })) {
      const preloads = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(
        match => match[1],
      )
      expect(preloads, file).toEqual([...new Set(preloads)])
    }
  })
})

describe('a build under a base path', () => {
  it('holds no address outside it, and a file behind each', () => {
    const { folder } = sites.docs
    for (const { html } of builtPages('docs', { notFound: true })) {
      const addresses = ownAddresses(html)
      expect(addresses.length).toBeGreaterThan(5)
      for (const address of addresses) {
        expect(`${address}/`.startsWith(BASE_PATH), address).toBe(true)
        const below = address.slice(BASE_PATH.length).replace(/[?#].*$/, '')
        const candidates = [below, `${below}.html`, path.join(below, 'index.html')]
        expect(
          candidates.some(file => existsSync(path.join(folder, file))),
          address,
        ).toBe(true)
      }
    }
  })
})
