import { globSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSite } from '#engine/node/serve/serve.ts'
import { measureSite } from '#engine/node/size/measure-site.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'

describe.each(['/', '/docs/'])('pages that have moved, of a site at %s', base => {
  let folder = ''
  let server: Server
  let origin = ''
  let remove = async () => {}
  beforeAll(async () => {
    ;({ folder, remove } = await temporaryFolder())
    await build(fixtureRoot('full'), folder, { environment: { BASE_PATH: base } })
    const served = await serveSite({ folder, port: 0, basePath: base })
    server = served.server
    origin = new URL(served.url).origin
  })
  afterAll(async () => {
    server.close()
    await remove()
  })
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  it('leave a page that leads on by itself and by a link, and is no page of the site for searches', () => {
    const page = read('old.guide.html')
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${base}guide#say-so">`)
    expect(page).toContain(`<link rel="canonical" href="https://docs.example.org${base}guide">`)
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain(`<a href="${base}guide#say-so">A guide, B &#x26; C for $&#x26; 5</a>`)
  })

  it('leave one that the policy lets through as it is, in valid HTML', async () => {
    const page = read('guide/begin.html')
    expect(page).not.toMatch(/<script|<style|style=|<link rel="stylesheet"/)
    const validate = new HtmlValidate({ extends: ['html-validate:standard'] })
    const { results } = await validate.validateString(page)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  })

  it('are in no list of pages', () => {
    const lists = globSync('**/*.{xml,txt,json,md}', { cwd: folder })
    expect(lists).toContain('sitemap.xml')
    expect(lists).toContain('llms.txt')
    for (const file of lists) expect(read(file)).not.toMatch(/\/guide\/begin|old\.guide/)
  })

  it.each([
    ['guide/begin', 'guide/start'],
    ['guide/begin/?from=x', 'guide/start?from=x'],
    ['old.guide.html', 'guide#say-so'],
    ['guide/begin.md', 'guide/start.md'],
    ['welcome', ''],
    ['api/R%C3%A9ponses', 'api'],
  ])('answer /%s with the address /%s', async (asked, location) => {
    const { status, headers } = await fetch(origin + base + asked, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, base + location])
  })

  it('do not count as pages that a first visit loads', async () => {
    const { pages } = await measureSite(folder, base)
    expect(pages.map(page => page.path)).toContain('/guide/start')
    expect(pages.map(page => page.path)).not.toContain('/guide/begin')
  })

  it('are named for hosts that read rules', () => {
    expect(read('_redirects').split('\n')).toContain(`${base}guide/begin ${base}guide/start 301`)
    expect(read('_redirects').split('\n')).toContain(`${base}old.guide ${base}guide#say-so 301`)
  })
})
