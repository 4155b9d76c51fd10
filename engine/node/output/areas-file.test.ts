import { expect, it } from 'vitest'
import type { SidebarItem } from '#model/config/sidebar.ts'
import { SIDEBAR_MAX_AREAS } from '#model/site-behavior.ts'
import { areasPage } from '../pages/collect/fallback-pages.ts'
import { areasFile } from './areas-file.ts'

/** A sidebar with so many areas, the names of which Markdown could take for something else. */
const sidebarOf = (areas: number): SidebarItem[] =>
  Array.from({ length: areas }, (_, area) => ({
    text: `[A*rea*] {${area}} <b>`,
    items: [{ text: 'Start', link: `/area-${area}` }],
  }))

it('every page lists the areas of a site up to a limit, which then has no list of them', () => {
  const sidebar = sidebarOf(SIDEBAR_MAX_AREAS)
  expect(areasFile({ sidebar })).toEqual([])
  expect(areasPage({ sidebar, language: 'en' })).toBeUndefined()
})

it('a site with more areas lists them all on a page, and in a file', () => {
  const sidebar = sidebarOf(SIDEBAR_MAX_AREAS + 1)
  const [file] = areasFile({ sidebar })
  const listed: unknown[] = JSON.parse(file?.text ?? '')
  expect(listed).toHaveLength(SIDEBAR_MAX_AREAS + 1)
  expect(listed[1]).toEqual({ text: '[A*rea*] {1} <b>', link: '/area-1' })
  const lines = areasPage({ sidebar, language: 'en' })?.source.trim().split('\n')
  expect(lines).toHaveLength(SIDEBAR_MAX_AREAS + 1)
  expect(lines?.[1]).toBe(String.raw`- [\[A\*rea\*\] \{1\} \<b\>](/area-1)`)
})
