import { expect, it } from 'vitest'
import { type Frontmatter, frontmatterSchema } from '#model/config/frontmatter.ts'
import type { SourcePage } from '#model/page.ts'
import { unlistedPages } from './unlisted-pages.ts'

function page(path: string, fields: Partial<Frontmatter> = {}): SourcePage {
  const frontmatter = frontmatterSchema.parse({ title: path, description: path, ...fields })
  return { path, filePath: `${path.slice(1)}.mdx`, source: '---\ntitle: a\n---\n', frontmatter }
}

const sidebar = [{ text: 'Area', items: [{ text: 'More', items: [{ text: 'In', link: '/in' }] }] }]
const site = { sidebar, topNav: [], showSidebar: true }

const filesOf = (...given: Parameters<typeof unlistedPages>) =>
  unlistedPages(...given).map(({ file }) => file)

it('names a page that shows the sidebar without standing in it', () => {
  expect(unlistedPages(site, [page('/in'), page('/out')])).toEqual([
    {
      file: 'content/out.mdx',
      line: 2,
      message: 'shows the sidebar, and is not in it: /out',
      fix: 'add it to the sidebar of the settings, or write "showSidebar: false" in its frontmatter',
    },
  ])
})

it.each<[string, SourcePage]>([
  ['that is for unknown paths', page('/area/404')],
  ['of another layout', page('/out', { layout: 'landing' })],
  ['that hides the sidebar', page('/out', { showSidebar: false })],
  ['of the blog, which its list names', page('/blog/out', { date: '2026-01-31' })],
  [
    'of the component gallery',
    { ...page('/gallery'), gallery: { file: 'extensions.ts', sidebar: [] } },
  ],
])('leaves out a page %s', (_, left) => {
  expect(filesOf(site, [left])).toEqual([])
})

it('leaves out what the top navigation leads to', () => {
  const topNav = [{ text: 'Menu', items: [{ text: 'Out', link: '/out' }] }]
  expect(filesOf({ ...site, topNav }, [page('/out')])).toEqual([])
})

it('asks nothing of a site without a sidebar, and of one that hides it only what shows it', () => {
  expect(filesOf({ ...site, sidebar: [] }, [page('/out')])).toEqual([])
  const hidden = { ...site, showSidebar: false }
  expect(filesOf(hidden, [page('/out'), page('/shown', { showSidebar: true })])).toEqual([
    'content/shown.mdx',
  ])
})
