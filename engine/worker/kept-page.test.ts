import { describe, expect, it } from 'vitest'
import { markedPage, pageOfKeptPages } from './kept-page.ts'

const AT = new Date(2026, 10, 24, 9, 5).getTime()
const DATE = 'November 24, 2026 at 9:05\u202fAM'
const page = (article: string) =>
  `<body><nav><h2 id="x">On this page</h2></nav><div class="article" id="article">${article}</div></body>`
const shown = (html: string, isOnline = false) =>
  markedPage(html, { at: AT, isOnline }).replaceAll(' AM', '\u202fAM')

describe('a kept page', () => {
  it('says at its head from when it is, within the article', () => {
    expect(shown(page('<h1>A</h1>'))).toBe(
      page(`<p data-kept role="note">You are offline. This page is from ${DATE}.</p><h1>A</h1>`),
    )
  })

  it('says of a site that does not answer that it does not', () => {
    expect(shown(page(''), true)).toContain('The site does not answer. This page is from')
  })

  const address = '<td><button data-copy="0x1f98">Copy</button></td>'
  const said = ` <strong data-kept>These addresses are from ${DATE}.</strong></caption>`

  it('says it at each table of addresses, and at no other', () => {
    const [one, other] = [`<tr>${address}</tr>`, '<tr><td>$1</td></tr>']
    const html = page(
      `<table class="a"><caption>First</caption>${one}</table><table>${other}</table><table>${one}</table>`,
    )
    const text = shown(html)
    expect(text).toContain(`<table class="a"><caption>First${said}${one}</table>`)
    expect(text).toContain(`<table>${other}</table>`)
    expect(text).toContain(`<table><caption>${said}${one}</table>`)
  })

  it('stays otherwise as it is', () => {
    const html = page(`<p>$& ${address}</p>`)
    expect(shown(html).replace(/<p data-kept.*?<\/p>/, '')).toBe(html)
  })
})

describe('the page for those that are not kept', () => {
  const fallback = page('<h2 id="kept-pages">Kept pages</h2><p>Listed.</p>')

  it('links to those that are, by their headings', () => {
    const kept = [
      { address: '/dao/governance', html: '<h1 id="a">Governance &amp; <code>$&</code></h1>' },
      { address: '/"x"', html: '<p>No heading</p>' },
    ]
    expect(pageOfKeptPages(fallback, kept)).toContain(
      '</h2><ul data-kept><li><a href="/dao/governance">Governance &amp; $&</a></li><li><a href="/%22x%22">/"x"</a></li></ul><p>Listed.',
    )
  })

  it('says when there are none', () => {
    expect(pageOfKeptPages(fallback, [])).toContain('</h2><p data-kept>No page is kept yet.</p>')
  })
})
