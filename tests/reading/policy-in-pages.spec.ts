import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '#engine/node/serve/serve.ts'
import { test as base, expect, hydrate } from '#support/browser/test.ts'
import { useControls } from '#support/browser/use-controls.ts'
import { run } from '#support/command.ts'

// One worker builds the site once.
base.describe.configure({ mode: 'default' })

let folder = ''
let server: Server | undefined
let url = ''

base.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'policy-'))
  const out = path.join(folder, 'site')
  const { exitCode, output } = await run(
    ...['build', '--root', 'site', '--out', out, '--policy-in-pages'],
  )
  if (exitCode !== 0) throw new Error(output)
  await rm(path.join(out, '_headers'))
  const page = path.join(out, 'dao/governance.html')
  const html = await readFile(page, 'utf8')
  await writeFile(
    path.join(out, 'dao/injected.html'),
    html.replace('</h1>', '</h1><script>document.title = "reached"</script>'),
  )
  ;({ url, server } = await serveSite({ folder: out, port: 0, basePath: '/' }))
})
base.afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await rm(folder, { recursive: true, force: true })
})

const test = base.extend({ baseURL: async ({ site: _ }, use) => use(url) })

// The policy of pages is what is tried, at an address of its own.
test.use({ bypassCSP: false, expectedTroubles: [/^foreign request: http:\/\/localhost/] })

for (const address of [
  '/',
  '/contracts/cpamm',
  '/api/examples/quote',
  '/api/swagger',
  '/amm/clamm',
  '/glossary',
])
  test(`${address} keeps the policy that it brings, with its controls used @desktop`, async ({
    page,
  }) => {
    const response = await page.goto(address)
    expect(await response?.headerValue('content-security-policy')).toBeNull()
    await expect(page.locator('head > meta').nth(1)).toHaveAttribute(
      'http-equiv',
      'content-security-policy',
    )
    await expect(page.locator('head > meta').nth(2)).toHaveAttribute('name', 'referrer')
    await hydrate(page)
    await useControls(page)
  })

test.describe('a script that got into a page', () => {
  test.use({ expectedTroubles: [/^foreign request: http:\/\/localhost|Content Security Policy/] })

  test('does not run @desktop', async ({ page }) => {
    await page.goto('/dao/injected')
    await expect(page.locator('main script')).toHaveCount(1)
    await expect(page).toHaveTitle(/^Governance/)
    await hydrate(page)
    await expect(page).toHaveTitle(/^Governance/)
  })
})
