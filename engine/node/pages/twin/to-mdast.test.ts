import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { expect, it } from 'vitest'
import type { Node } from './shapes.ts'
import { nodesToMdast } from './to-mdast.ts'

const parsed = (html: string): Root => fromHtml(html, { fragment: true })

/** What the library makes of a tree when it is given the tree itself. */
function byLibrary(html: string): unknown {
  const markdown = toMdast(parsed(html), { document: true })
  return withoutPlaces('children' in markdown ? markdown.children : [])
}

const ours = (html: string) => withoutPlaces(nodesToMdast(parsed(html).children as Node[]))

/** Nodes without where they were written, which is told of trees that were parsed. */
const withoutPlaces = (nodes: unknown): unknown =>
  JSON.parse(
    JSON.stringify(nodes, (key, value: unknown) => (key === 'position' ? undefined : value)),
  )

it.each([
  ' a  b\n\tc ',
  '<p> a <b> b </b> c </p> <p> d</p>',
  '<p>a<b> </b>b</p><p>a <b> </b> b</p><p><b> </b></p>',
  '<p>a <i>b </i> <i> c</i></p>',
  '<p>a <span></span> b</p><p>a<span> </span></p>',
  '<p>a <br> b<br>\n<br> c <br></p>',
  '<p>a <img src="/x.png" alt="x"> b</p><p> <img src="/x.png" alt="x"> </p>',
  '<p><a href="/x"> a </a> <a href="/y">b </a> </p>',
  '<p>a <picture> <source> <img src="/x.png" alt=""> </picture> b</p>',
  '<p><ruby>a <rp>(</rp> <rt> b</rt><rp>)</rp></ruby> c</p>',
  '<p>a\u00a0 \u00a0b\u000b c\u000b</p>\u000b<p>d</p>',
  '<div> a <p> b </p> c <div> <b>d </b> </div> e </div>',
  '<div><span> <p> a</p> </span> b</div>',
  '<a href="/x"> a <p> b </p> c </a>',
  '<del> a <p> b </p> c </del>',
  '<details> <p> a </p> b </details> c',
  '<ul> <li> a </li> <li> <input type="checkbox" checked> b </li> <li> <p> c </p> d </li> </ul>',
  '<ul> a <li> b <ul> <li> c </li> </ul> </li> d </ul>',
  '<ol start="3"> <li><p>a</p></li> </ol>',
  '<h2> a <b>b</b> </h2><blockquote> a <p> b</p> </blockquote><hr>',
  '<p><q> a </q> <q>b</q><mark> c </mark><u>d</u></p>',
  '<table> <tr> <th> a </th> <th> </th> </tr> <tr> <td> b <b> c </b> </td> </tr> </table>',
  '<table><tr><td>a</td></tr><tr><th>b</th><td>c</td><td>d</td></tr></table>',
  '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
  '<table><caption>c</caption><thead><tr><td>a</td></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<table><tr><td>a <table><tr><th>b</th></tr></table></td></tr></table>',
  '<table></table><table><tbody></tbody></table>',
])('makes of %j what the library makes of it', html => {
  expect(ours(html)).toEqual(byLibrary(html))
})

it('makes of elements in any order what the library makes of them', () => {
  const names = ['p', 'div', 'b', 'a', 'span', 'li', 'br', 'img', 'input', 'del', 'blockquote', 'q']
  const pieces = [' ', '\n', 'a', ' b', 'c ', ' d ', ...names.flatMap(n => [`<${n}>`, `</${n}>`])]
  // Numbers in an order that looks like none and is always the same.
  let number = 1
  for (let count = 0; count < 400; count++) {
    const html = Array.from({ length: 14 }, () => {
      number = (number * 48271) % 2147483647
      return pieces[number % pieces.length]
    }).join('')
    expect(ours(html), html).toEqual(byLibrary(html))
  }
})
