import { describe, expect, it } from 'vitest'
import type { SidebarItem } from './config/sidebar.ts'
import { areaStarts, containsPath, depthOf, pagesInOrder, shownSidebar } from './sidebar.ts'
import { areaOf, neighbors } from './sidebar-index.ts'

const guide: SidebarItem = {
  text: 'Guide',
  items: [
    { text: 'Start', link: '/start' },
    {
      text: 'Pools',
      link: '/pools',
      items: [
        { text: 'Deposit', link: '/pools/deposit' },
        { text: 'Soon', link: '/pools/soon', disabled: true },
      ],
    },
    { text: 'Source code', link: 'https://example.org' },
    { text: 'Start again', link: '/start' },
  ],
}
const api: SidebarItem = { text: 'API', link: '/api', items: [{ text: 'Calls', link: '/calls' }] }
const outside: SidebarItem = {
  text: 'Elsewhere',
  items: [{ text: 'Off the site', link: 'https://example.org' }],
}
const sidebar = [guide, api, outside]

it('pages stand in reading order, each once, without those that cannot be pressed', () => {
  const links = pagesInOrder(sidebar).map(({ link }) => link)
  expect(links).toEqual(['/start', '/pools', '/pools/deposit', '/api', '/calls'])
})

describe('neighbors', () => {
  it.each([
    ['/start', undefined, 'Pools'],
    ['/pools', 'Start', 'Deposit'],
    ['/pools/deposit', 'Pools', 'API'],
    ['/api', 'Deposit', 'Calls'],
    ['/calls', 'API', undefined],
    ['/pools/soon', undefined, undefined],
    ['/unlisted', undefined, undefined],
  ])('of %s are %s and %s', (path, previous, next) => {
    const found = neighbors(sidebar, path)
    expect([found.previous?.text, found.next?.text]).toEqual([previous, next])
  })
})

describe('the sidebar of a page', () => {
  it.each([
    ['/pools/deposit', ['Guide: Start, Pools, Source code, Start again', 'API -> /api']],
    ['/calls', ['Guide -> /start', 'API: API, Calls']],
    ['/unlisted', ['Guide -> /start', 'API -> /api']],
  ])('%s has the tree of its area and links to the others', (path, expected) => {
    const shown = shownSidebar(areaStarts(sidebar), areaOf(sidebar, path)).map(
      ({ text, link, items }) =>
        items ? `${text}: ${items.map(item => item.text).join(', ')}` : `${text} -> ${link}`,
    )
    expect(shown).toEqual(expected)
  })
})

it.each([
  ['/pools', true],
  ['/pools/deposit', true],
  ['/calls', false],
])('that the guide contains %s is %s', (path, expected) => {
  expect(containsPath(guide, path)).toBe(expected)
})

it.each([
  [[], 0],
  [[{ text: 'a' }], 1],
  [[guide], 3],
  [[{ text: 'a' }, { text: 'b', items: [{ text: 'c' }] }], 2],
])('depth', (items: SidebarItem[], depth) => {
  expect(depthOf(items)).toBe(depth)
})
