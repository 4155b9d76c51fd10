import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { expect, it } from 'vitest'
import { builtPages } from '#support/built-pages.ts'
import { all } from '#support/html.ts'
import { CODE_CHARACTERS } from '../../scripts/font-characters.ts'

/** Signs that are no letters, and need no face. */
const SPACES = ['\n', '\t']

it('the face of code has every character that the code of a page writes', () => {
  const missing = builtPages('root', { notFound: true }).flatMap(({ path, html }) => {
    const root = fromHtml(html)
    const code = ['code', 'kbd', 'pre'].flatMap(tag => all(root, { tag }).map(each => textOf(each)))
    const known = new Set([...CODE_CHARACTERS, ...SPACES])
    return [...new Set(code.join(''))]
      .filter(character => !known.has(character))
      .map(character => `${path}: ${character}`)
  })
  expect(missing).toEqual([])
})
