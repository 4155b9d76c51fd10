import { expect, it } from 'vitest'
import { stillMarkup } from './still-markup.ts'

const renaming = {
  idOf: (id: string) => `p-${id}`,
  hrefOf: (address: string) => `to:${address}`,
  labelOf: (label: string) => `${label} of p`,
}
const still = (html: string) => stillMarkup(html, renaming)

it('leaves out what only a script answers, with all that is within it', () => {
  expect(still('<p>a<button><span>b</span></button>c</p>')).toBe('<p>ac</p>')
  expect(still('<div class="x needs-script"><div>b<input></div></div>c')).toBe('c')
  expect(still('<a class="anchor" href="#a">#</a><p role="status"></p>c')).toBe('c')
  expect(still('<p>a<!-- -->b</p>')).toBe('<p>ab</p>')
})

it('keeps what reads alike, and is no tag', () => {
  const code = '<code title="a > b"><span class="l1">if (a &#x3C; b)</span></code>'
  expect(still(code)).toBe(code)
  expect(still('<p class="anchored">a</p>')).toBe('<p class="anchored">a</p>')
  expect(still('<input type="checkbox" disabled>')).toBe('<input type="checkbox" disabled>')
})

it('renames ids with all that refers to them, and landmarks', () => {
  expect(still('<h2 id="a">a</h2><a href="/b#c">b</a>')).toBe(
    '<h2 id="p-a">a</h2><a href="to:/b#c">b</a>',
  )
  expect(still('<td headers="a b" aria-labelledby="c"></td>')).toBe(
    '<td headers="p-a p-b" aria-labelledby="p-c"></td>',
  )
  expect(still('<rect fill="url(#a)"></rect><use href="#a"></use>')).toBe(
    '<rect fill="url(#p-a)"></rect><use href="#p-a"></use>',
  )
  expect(still('<aside aria-label="Note">a</aside><b aria-label="c">c</b>')).toBe(
    '<aside aria-label="Note of p">a</aside><b aria-label="c">c</b>',
  )
})

it('shows every variant of tabs, and hydrates nothing', () => {
  const tab = '<div role="tabpanel" data-state="inactive" aria-labelledby="t" class="x">a</div>'
  expect(still(`<div data-island="tabs" data-props="{&#x22;a&#x22;:1}">${tab}</div>`)).toBe(
    '<div><div class="x" data-variant="">a</div></div>',
  )
})
