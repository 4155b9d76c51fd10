import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { SourcePage } from '#engine/model/page.ts'
import { lostPages, recordPages, unrecordedPages } from '#engine/node/checks/published-pages.ts'
import { readSettings } from '#engine/node/config/load-config.ts'
import { BuildError } from '#engine/node/diagnostics/build-error.ts'
import { messageOf } from '#support/fixture.ts'

it('names redirects, and links to what is redirected, that stop the build', async () => {
  expect(await messageOf('broken-redirects')).toMatchInlineSnapshot(`
    "content/guide/start.mdx  the address "/guide/start" is not in published-pages.json
        fix: add it: npm run record-pages
    content/index.mdx:6  the link "/old" leads to an address that is redirected to "/guide/start"
        fix: write "/guide/start"
    content/index.mdx:6  the link "/round" leads in a circle: /round, /about, /round
        fix: let one of these redirects lead to a page
    published-pages.json:1  the published address "/gone" is neither a page nor redirected
        fix: say where its readers find it now, under "redirects" in site.config.ts: { from: '/gone', to: '/…' }
    redirects.ts:5  field "redirects[0].from": the old address "/guide" is a page
        fix: take the redirect out, or rename the page
    redirects.ts:6  field "redirects[1].to": the link "/nowhere" leads to no page
        fix: correct the path, or add the page
    redirects.ts:7  field "redirects[2].to": the link "/old" leads to an address that is redirected to "/guide/start"
        fix: write "/guide/start"
    redirects.ts:8  field "redirects[3].to": the link "/about" leads in a circle: /about, /round, /about
        fix: let one of these redirects lead to a page
    redirects.ts:9  field "redirects[4].to": the link "/round" leads in a circle: /round, /about, /round
        fix: let one of these redirects lead to a page
    redirects.ts:11  field "redirects[6].from": the old address "/Guide/Start" differs from /guide/start by its letters' case or accents alone
        fix: take the redirect out: some disks and hosts take the two for one
    redirects.ts:12  field "redirects[7].from": the old address "/picture.svg" has the name of a file, picture.svg
        fix: take the redirect out
    redirects.ts:13  field "redirects[8].from": the old address "/404" is a page
        fix: take the redirect out, or rename the page
    redirects.ts:14  field "redirects[9].to": the link "/guide#nothing" leads to no heading of /guide
        fix: choose one of: guide
    redirects.ts:15  field "redirects[10].from": the old address "/old" is redirected twice
        fix: take one of the two redirects out"
  `)
})

it.each([
  [{ from: 'guide', to: '/' }, 'field "redirects[0].from": expected the path of a page'],
  [{ from: '/guide/', to: '/' }, 'field "redirects[0].from": expected the path of a page'],
  [{ from: '/guide.html', to: '/' }, 'field "redirects[0].from": expected the path of a page'],
  [{ from: '/guide/index', to: '/' }, 'field "redirects[0].from": expected the path of a page'],
  [{ from: '/guide?a', to: '/' }, 'field "redirects[0].from": expected the path of a page'],
  [{ from: '/a b', to: '/' }, 'field "redirects[0].from": expected the path of a page'],
  [{ from: '/', to: '/a' }, 'field "redirects[0].from": expected the path of a page'],
  [{ from: '/a', to: 'https://b.example' }, 'field "redirects[0].to": expected a path that starts'],
  [{ from: '/a', to: '//b.example' }, 'field "redirects[0].to": expected a path that starts'],
  [{ from: '/a' }, 'field "redirects[0].to": expected a text, found nothing'],
])('refuses the redirect %o', (redirect, said) => {
  const settings = { title: 'A', description: 'B.', baseUrl: 'https://a.example' }
  const { diagnostics } = readSettings({ ...settings, redirects: [redirect] }, {})
  expect(new BuildError(diagnostics).message).toContain(said)
})

describe('the record of published addresses', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'record-'))
  const file = path.join(root, 'published-pages.json')
  afterAll(() => rmSync(root, { recursive: true }))
  const pages = (...paths: string[]): SourcePage[] =>
    paths.map(at => ({
      path: at,
      filePath: `${at.slice(1)}.mdx`,
      source: '',
      frontmatter: { title: at, description: at, layout: 'docs' },
    }))

  it('is asked for by no site that has none', () => {
    expect([...lostPages(root, [], []), ...unrecordedPages(root, pages('/a'))]).toEqual([])
  })

  it('is begun and added to by a command, and loses nothing by it', async () => {
    expect(await recordPages(root, pages('/b', '/a', '/404', '/b/404'))).toEqual(['/b', '/a'])
    expect(await recordPages(root, pages('/c', '/a'))).toEqual(['/c'])
    expect(readFileSync(file, 'utf8')).toBe('[\n  "/a",\n  "/b",\n  "/c"\n]\n')
  })

  it('knows of each page whether it is lost, redirected or new', () => {
    const [lost, ...others] = lostPages(root, pages('/a'), [{ from: '/c', to: '/a' }])
    expect(others).toEqual([])
    expect(lost).toMatchObject({ file: 'published-pages.json', line: 3 })
    expect(lost?.message).toBe('the published address "/b" is neither a page nor redirected')
    expect(unrecordedPages(root, pages('/a', '/new/page')).map(each => each.file)).toEqual([
      'content/new/page.mdx',
    ])
  })

  it.each(['', '{}', '["a"]', '[1]'])('is refused when it holds %s', async text => {
    writeFileSync(file, text)
    const [found] = lostPages(root, pages('/a'), [])
    expect(found?.message).toBe('is no list of addresses')
    await expect(recordPages(root, pages('/a'))).rejects.toThrow('is no list of addresses')
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})
