import { describe, expect, it } from 'vitest'
import {
  basePathOf,
  isExternal,
  normalizePath,
  outputFileOf,
  pathOfFile,
  withBase,
  withoutBase,
} from './routes.ts'

it.each([
  ['index.mdx', '/', 'index.html'],
  ['dao/governance.mdx', '/dao/governance', 'dao/governance.html'],
  ['api/errors/index.mdx', '/api/errors', 'api/errors.html'],
  ['notes.md', '/notes', 'notes.html'],
  ['my-index.mdx', '/my-index', 'my-index.html'],
  ['api/404.mdx', '/api/404', 'api/404.html'],
])('content/%s is the page %s in the file %s', (file, path, output) => {
  expect(pathOfFile(file)).toBe(path)
  expect(outputFileOf(path)).toBe(output)
})

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/a/b', '/a/b'],
  ['/a/b/', '/a/b'],
  ['/a/b.html', '/a/b'],
  ['/a/b/index.html', '/a/b'],
  ['/a/b/index', '/a/b'],
  ['/a?x=1#y', '/a'],
  ['/a.html?x=/b.html', '/a'],
  ['/a.b', '/a.b'],
])('%s is spelled %s', (written, path) => {
  expect(normalizePath(written)).toBe(path)
})

describe('base paths', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/v6/', '/docs/v6/'],
  ])('%s is spelled %s', (written, basePath) => {
    expect(basePathOf(written)).toBe(basePath)
  })

  it.each([
    ['/', '/', '/'],
    ['/a#b', '/', '/a#b'],
    ['/', '/docs/', '/docs/'],
    ['/a', '/docs/', '/docs/a'],
  ])('%s under %s is %s, and back', (path, basePath, address) => {
    expect(withBase(path, basePath)).toBe(address)
    expect(withoutBase(address, basePath)).toBe(path)
  })

  it.each([
    ['/docs', '/docs/', '/'],
    ['/documents', '/docs/', undefined],
    ['/', '/docs/', undefined],
  ])('%s below %s is %s', (address, basePath, path) => {
    expect(withoutBase(address, basePath)).toBe(path)
  })
})

it.each([
  ['https://example.org', true],
  ['//example.org/a', true],
  ['mailto:a@example.org', true],
  ['HTTPS://example.org', true],
  ['/a:b', false],
  ['#a', false],
  ['a/b', false],
])('that %s leads off the site is %s', (href, expected) => {
  expect(isExternal(href)).toBe(expected)
})
