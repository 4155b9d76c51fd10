import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { serveSite } from '#engine/node/serve/serve.ts'
import { test as base, documentMark, expect, hydrate } from '#support/browser/test.ts'
import { run } from '#support/command.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

// One worker builds the site once.
base.describe.configure({ mode: 'default' })

const folder = mkdtempSync(path.join(tmpdir(), 'language-'))
/** Within the project, whose packages the settings import. */
const root = path.join(PROJECT_ROOT, `.cache/test/language-${process.pid}`)
let server: Server | undefined
let url = ''

base.beforeAll(async () => {
  cpSync(path.join(PROJECT_ROOT, 'tests/fixtures/german'), root, { recursive: true })
  const settings = path.join(root, 'site.config.ts')
  // A language that is read from right to left, with words that can be told from those in English.
  const rightToLeft = readFileSync(settings, 'utf8').replace(
    "language: 'de',",
    "language: 'de', direction: 'rtl',",
  )
  writeFileSync(settings, rightToLeft)
  const { exitCode, output } = await run('build', '--root', root, '--out', folder)
  if (exitCode !== 0) throw new Error(output)
  ;({ url, server } = await serveSite({ folder, port: 0, basePath: '/' }))
})
base.afterAll(() => {
  server?.closeAllConnections()
  server?.close()
  for (const each of [folder, root]) rmSync(each, { recursive: true, force: true })
})

const test = base.extend({ baseURL: async ({ site: _ }, use) => use(url) })

test.use({ expectedTroubles: [/^foreign request: http:\/\/localhost/] })

/** Where the middle of an element is, from the left. */
async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box.x + box.width / 2
}

test('a site in another language speaks it, by its scripts too', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/kette')
  await hydrate(page)
  await documentMark.set(page)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Suche' })
  await expect(dialog.getByRole('list', { name: 'Tasten' })).toContainText('Auswählen')
  await page.keyboard.type('qqqq')
  await expect(dialog).toContainText('Keine Ergebnisse für „qqqq“')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Weiter/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reifen')
  expect(await documentMark.isThere(page)).toBe(true)
  await expect(page.getByRole('link', { name: 'Zurück', exact: true })).toBeVisible()
})

test('from right to left, the sidebar stands at the right and the outline at the left', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/kette')
  const article = await middleOf(page.locator('#article'))
  const sidebar = page.getByRole('navigation', { name: 'Dokumentation' })
  expect(await middleOf(sidebar)).toBeGreaterThan(article)
  const outline = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  expect(await middleOf(outline)).toBeLessThan(article)
  // Code is read from left to right all the same.
  await expect(page.locator('pre')).toHaveCSS('direction', 'ltr')
  await expect(page.locator('#article p').first()).toHaveCSS('direction', 'rtl')
})

test('an article in another language is read in its own direction', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/kette')
  await hydrate(page)
  await page
    .getByRole('navigation', { name: 'Dokumentation' })
    .getByRole('link', { name: 'Tools' })
    .click()
  await expect(page.getByText('A chain tool and two levers.')).toHaveCSS('direction', 'ltr')
  await expect(page.getByRole('note')).toHaveText(
    'Diese Seite gibt es nur auf Englisch, nicht auf Deutsch.',
  )
  await expect(page.getByRole('note')).toHaveCSS('direction', 'rtl')
})
