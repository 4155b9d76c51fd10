import { expect, test } from 'vitest'
import type { SidebarItem } from './config/sidebar.ts'
import type { TopNavItem } from './config/top-nav.ts'
import { areaStarts } from './sidebar.ts'
import { areaOf } from './sidebar-index.ts'
import { markOf, topNavMarks } from './top-nav.ts'

const topNav: TopNavItem[] = [
  { text: 'Docs', link: '/intro' },
  { text: 'Examples', link: 'https://example.com/intro' },
  { text: '1.0', items: [{ text: 'Migrating', link: '/sdk/migrating' }] },
]
const sidebar: SidebarItem[] = [
  { text: 'Introduction', items: [{ text: 'Intro', link: '/intro' }] },
  { text: 'API', items: [{ text: 'Errors', link: '/api/errors' }] },
  { text: 'SDK', items: [{ text: 'Migrating', link: '/sdk/migrating' }] },
]
const marksOn = (path: string) =>
  topNavMarks(topNav, { path, start: areaOf(sidebar, path) && areaStarts(sidebar)[0]?.link })

test('an entry is this page, whatever the spelling of its link', () => {
  expect(markOf({ text: 'A', link: '/a' }, '/a')).toBe('page')
  expect(markOf({ text: 'A', link: '/a.html#top' }, '/a')).toBe('page')
  expect(markOf({ text: 'Home', link: '/' }, '/')).toBe('page')
})

test('an entry is marked for the pages below it, at path borders only', () => {
  expect(markOf({ text: 'A', link: '/a' }, '/a/b')).toBe('true')
  expect(markOf({ text: 'A', link: '/a' }, '/ab')).toBeUndefined()
  expect(markOf({ text: 'Home', link: '/' }, '/a')).toBeUndefined()
})

test('a group is marked for what lies in it, however deep', () => {
  const group = { text: 'G', items: [{ text: 'H', items: [{ text: 'A', link: '/a' }] }] }
  expect(markOf(group, '/a')).toBe('true')
  expect(markOf(group, '/c')).toBeUndefined()
})

test('an address of another site is never marked', () => {
  expect(markOf({ text: 'A', link: 'https://example.com/a' }, '/a')).toBeUndefined()
})

test('the entry to the start of the sidebar stands for the pages that no entry leads to', () => {
  expect(marksOn('/intro')).toEqual(['page', undefined, undefined])
  expect(marksOn('/api/errors')).toEqual(['true', undefined, undefined])
  expect(marksOn('/sdk/migrating')).toEqual([undefined, undefined, 'true'])
})

test('nothing is marked outside the sidebar', () => {
  expect(marksOn('/elsewhere')).toEqual([undefined, undefined, undefined])
  expect(topNavMarks(topNav, { path: '/api/errors', start: undefined })).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
