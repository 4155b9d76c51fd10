import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#engine/node/build-site.ts'
import { readContent } from '#engine/node/dev/content.ts'
import { silentReporter } from '#engine/node/reporter.ts'
import { fixtureRoot, messageOfBuild, temporaryFolder } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)
const root = fixtureRoot('drafts')

/** All that a built site says, by file. */
function textsOf(outFolder: string): Map<string, string> {
  const files = globSync('**/*.{html,md,json,xml,txt}', { cwd: outFolder })
  return new Map(files.map(file => [file, readFileSync(path.join(outFolder, file), 'utf8')]))
}

describe.each([
  ['a build', false],
  ['a build for review', true],
])('%s', (_name, drafts) => {
  const outFolder = path.join(folder, String(drafts))
  let texts = new Map<string, string>()
  beforeAll(async () => {
    await buildSite({ root, outFolder, environment: {}, report: silentReporter, drafts })
    texts = textsOf(outFolder)
  })
  const said = (words: RegExp) => [...texts.values()].some(text => words.test(text))

  it(`has ${drafts ? 'drafts and' : 'no draft, but'} all other pages`, () => {
    const pages = ['guide/waiting', 'guide/second', 'guide/third', 'guide/below', 'ready']
    expect(pages.filter(page => texts.has(`${page}.html`))).toEqual(
      drafts ? pages : ['guide/below', 'ready'],
    )
    expect(said(/pelicans/i)).toBe(drafts)
  })

  it(`${drafts ? 'names' : 'does not name'} drafts in sidebar, search and lists`, () => {
    expect(texts.get('ready.html')?.includes('/guide/waiting"')).toBe(drafts)
    expect(said(/\/guide\/second/)).toBe(drafts)
    expect(said(/Half ready/)).toBe(true)
    expect(texts.get('ready.html')).toContain('href="/guide/below"')
  })

  it('marks drafts alone, and asks search engines to leave them', () => {
    const draft = texts.get('guide/waiting.html') ?? ''
    expect(/<h1[^>]*>(?:<[^>]+>)*Draft: Waiting/.test(draft)).toBe(drafts)
    expect(draft.includes('<meta name="robots" content="noindex">')).toBe(drafts)
    expect(texts.get('ready.html')).not.toMatch(/noindex|Draft:/)
  })
})

it('the development server shows drafts, marked', async () => {
  const content = await readContent(path.join(root, 'content'))
  expect(content.find('/guide/waiting')).toMatchObject({ frontmatter: { title: 'Draft: Waiting' } })
  expect(content.find('/ready')).toMatchObject({ frontmatter: { title: 'Ready' } })
})

it('a link from a published page to a draft stops the build, and so does an address that was published', async () => {
  // Within the project, whose packages the settings import.
  const copy = path.join(PROJECT_ROOT, '.cache/test/drafts')
  rmSync(copy, { recursive: true, force: true })
  cpSync(root, copy, { recursive: true })
  const home = path.join(copy, 'content/index.mdx')
  writeFileSync(home, `${readFileSync(home, 'utf8')}\nRead [more](/guide/waiting).\n`)
  writeFileSync(
    path.join(copy, 'published-pages.json'),
    JSON.stringify(['/', '/guide/below', '/guide/second', '/ready']),
  )
  const message = await messageOfBuild(copy)
  rmSync(copy, { recursive: true })
  expect(message).toMatchInlineSnapshot(`
    "content/index.mdx:8  the link "/guide/waiting" leads to a draft, which is not published
        fix: take the link out, or "draft: true" out of the frontmatter of that page
    published-pages.json:1  the published address "/guide/second" is neither a page nor redirected
        fix: say where its readers find it now, under "redirects" in site.config.ts: { from: '/guide/second', to: '/…' }"
  `)
})
