import type { Root } from 'hast'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'
import { all, attribute, one, readPage, text } from '#support/html.ts'

let remove = async () => {}
let plain: Root
let shown: Root

beforeAll(async () => {
  const temporary = await temporaryFolder()
  remove = temporary.remove
  await build(fixtureRoot('plain'), temporary.folder)
  plain = await readPage(temporary.folder, '/')
  shown = await readPage(temporary.folder, '/shown')
})
afterAll(() => remove())

const parts = {
  sidebar: { tag: 'nav', with: { ariaLabel: 'Documentation' } },
  logo: { tag: 'a', with: { ariaLabel: 'Plain: home' } },
  assistant: { tag: 'a', with: { href: /[?&]q=/ } },
  outline: { tag: 'nav', with: { ariaLabelledBy: 'outline-title' } },
}

it.each(Object.keys(parts))('the settings hide the %s', name => {
  const part = parts[name as keyof typeof parts]
  expect(all(plain, part)).toEqual([])
})

it.each(Object.keys(parts))('a page shows the %s all the same', name => {
  const part = parts[name as keyof typeof parts]
  expect(all(shown, part).length).toBeGreaterThan(0)
})

it('without a repository there is no way to report', () => {
  expect(all(shown, { tag: 'a', with: { href: /issues\/new/ } })).toEqual([])
})

it('the title stands where there is no logo', () => {
  const home = one(shown, parts.logo)
  expect(text(home)).toBe('Plain')
  expect(all(home, { tag: 'img' })).toEqual([])
})

it('a page chooses the levels of its outline', () => {
  const links = all(one(shown, parts.outline), { tag: 'a' }).map(text)
  expect(links).toEqual(['A section', 'Below', 'Deep'])
})

it('a banner can be dismissed unless the settings say otherwise', () => {
  const banner = one(plain, { tag: 'aside', with: { ariaLabel: 'Announcement' } })
  expect(attribute(one(banner, { tag: 'button' }), 'ariaLabel')).toBe('Dismiss the announcement')
  expect(attribute(one(plain, { tag: 'html' }), 'dataBanner')).toBeTruthy()
})

it('readers choose their colors unless the settings fix them', () => {
  expect(attribute(one(plain, { tag: 'html' }), 'dataScheme')).toBeUndefined()
  expect(all(shown, { with: { dataThemeSwitch: '' } })).toHaveLength(1)
})

it('a link to a page’s file leads there', () => {
  const [link] = all(one(plain, { tag: 'main' }), { tag: 'a', with: { href: '/shown.html' } })
  expect(link && text(link)).toBe('a file that is a page')
})
