import { expect, test } from 'vitest'
import type { SidebarItem } from './config/sidebar.ts'
import { sectionTitle } from './section-title.ts'
import { areaStarts, shownSidebar } from './sidebar.ts'
import { areaOf } from './sidebar-index.ts'

const sidebar: SidebarItem[] = [
  { text: 'DAO', items: [{ text: 'Governance', link: '/dao/governance' }] },
  {
    text: 'API',
    items: [
      { text: 'Swagger', link: '/api/swagger' },
      {
        text: 'Errors',
        link: '/api/errors',
        items: [{ text: 'Server', link: '/api/errors/server' }],
      },
    ],
  },
]
const titleOn = (path: string) =>
  sectionTitle({
    path,
    title: 'The page',
    sidebar: shownSidebar(areaStarts(sidebar), areaOf(sidebar, path)),
  })

test('a page of an area has the area as its section', () => {
  expect(titleOn('/dao/governance')).toBe('DAO')
  expect(titleOn('/api/swagger')).toBe('API')
})

test('the innermost section wins, also on the page it links to itself', () => {
  expect(titleOn('/api/errors/server')).toBe('Errors')
  expect(titleOn('/api/errors')).toBe('Errors')
})

test('a page outside the sidebar, or without one, has its own title', () => {
  expect(titleOn('/elsewhere')).toBe('The page')
  expect(sectionTitle({ path: '/dao/governance', title: 'The page', sidebar: [] })).toBe('The page')
})
