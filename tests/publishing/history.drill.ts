import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SourcePage } from '#engine/model/page.ts'
import { readHistory } from '#engine/node/pages/collect/history.ts'
import { pageChanges } from '#engine/node/pages/collect/page-changes.ts'
import { silentReporter } from '#engine/node/reporter.ts'
import { build, temporaryFolder } from '#support/fixture.ts'
import { all, attribute, one, readPage, text } from '#support/html.ts'

const FIRST = '2026-01-02T03:04:05+00:00'
const SECOND = '2026-05-06T07:08:09+00:00'

let folder = ''
let remove = async () => {}
const site = () => path.join(folder, 'site')
const shallow = () => path.join(folder, 'shallow')

function git(cwd: string, time: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']
  execFileSync('git', [...identity, '-c', 'commit.gpgsign=false', ...args], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
  })
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(site(), file)), { recursive: true })
  await writeFile(path.join(site(), file), content)
}

const page = (title: string, words: string) =>
  `---\ntitle: ${title}\ndescription: A page called ${title}.\n---\n\n${words}\n`

beforeAll(async () => {
  ;({ folder, remove } = await temporaryFolder())
  await write(
    'site.config.ts',
    "export default { title: 'Fixture', description: 'A site.', baseUrl: 'https://docs.example.org' }\n",
  )
  await write('content/index.mdx', page('Old', 'Written once.'))
  await write('content/a folder/né.md', page('New', 'Written once.'))
  git(site(), FIRST, 'init', '--quiet')
  git(site(), FIRST, 'add', '.')
  git(site(), FIRST, 'commit', '--quiet', '-m', 'Write two pages')
  await write('content/a folder/né.md', page('New', 'Written twice.'))
  git(site(), SECOND, 'commit', '--quiet', '-a', '-m', 'Change one')
  await write('content/draft.mdx', page('Draft', 'In no commit.'))
  git(folder, SECOND, 'clone', '--quiet', '--depth=1', pathToFileURL(site()).href, 'shallow')
})
afterAll(() => remove())

it('a page was updated when the last commit changed it', async () => {
  const { lastUpdated, warning } = await readHistory(path.join(site(), 'content'))
  const times = [...lastUpdated].map(([file, time]) => [file, Date.parse(time)])
  expect(Object.fromEntries(times)).toEqual({
    'index.mdx': Date.parse(FIRST),
    'a folder/né.md': Date.parse(SECOND),
  })
  expect(warning).toBeUndefined()
})

it('a shallow clone gives no times and says why', async () => {
  const { lastUpdated, warning } = await readHistory(path.join(shallow(), 'content'))
  expect(lastUpdated.size).toBe(0)
  expect(warning).toMatchInlineSnapshot(
    `"a shallow clone does not hold the history: pages show no "last updated" time (clone with full depth to have it)"`,
  )
})

it('a folder outside version control gives no times and says why', async () => {
  const { lastUpdated, warning } = await readHistory(folder)
  expect(lastUpdated.size).toBe(0)
  expect(warning).toMatchInlineSnapshot(
    `"version control did not answer: pages show no "last updated" time"`,
  )
})

it('pages show when they were updated, if that is known', async () => {
  const out = path.join(folder, 'out')
  await build(site(), out)
  const shown = async (sitePath: string) =>
    all(await readPage(out, sitePath), { tag: 'time' }).map(time => attribute(time, 'dateTime'))
  expect((await shown('/')).map(time => Date.parse(time ?? ''))).toEqual([Date.parse(FIRST)])
  expect(await shown('/draft')).toEqual([])
  expect(text(one(await readPage(out, '/'), { tag: 'footer' }))).toContain(
    'Last updated: 2026-01-02 03:04 UTC',
  )
})

it('a build of a shallow clone warns and leaves the times out', async () => {
  const out = path.join(folder, 'out-shallow')
  const warnings: string[] = []
  await build(shallow(), out, {
    report: { ...silentReporter, warn: text => warnings.push(text) },
  })
  expect(warnings).toHaveLength(1)
  expect(all(await readPage(out, '/'), { tag: 'time' })).toEqual([])
})

describe('the list of changes', () => {
  const CHANGES = page('Changes', '<PageChanges />')

  it('has the day and the subject of each commit that changed a page, by month, the newest first', async () => {
    await write('content/changes.mdx', CHANGES)
    const out = path.join(folder, 'out-changes')
    await build(site(), out)
    const twin = readFileSync(path.join(out, 'changes.md'), 'utf8')
    const lines = twin.split('\n').filter(line => /^ *(?:##|-)/.test(line))
    expect(lines).toEqual([
      '## May 2026',
      expect.stringMatching(/^- \[New\]/),
      '  - May 6, 2026: Change one',
      '## January 2026',
      expect.stringMatching(/^- \[New\]/),
      '  - January 2, 2026: Write two pages',
      '- [Old](https://docs.example.org/index.md)',
      '  - January 2, 2026: Write two pages',
    ])
    const search = globSync('assets/search-*.json', { cwd: out }).map(file =>
      readFileSync(path.join(out, file), 'utf8'),
    )
    expect(search.length).toBeGreaterThan(0)
    expect(search.join()).not.toContain('Write two pages')
  })

  it('says so where the history is not known', async () => {
    await writeFile(path.join(shallow(), 'content/changes.mdx'), CHANGES)
    const out = path.join(folder, 'out-changes-shallow')
    await build(shallow(), out)
    expect(readFileSync(path.join(out, 'changes.html'), 'utf8')).toContain(
      'This copy of the site was built without its history',
    )
  })

  it('counts days in UTC, and goes back a year from the newest', () => {
    const source = (filePath: string): SourcePage => ({
      path: `/${filePath.replace('.mdx', '')}`,
      filePath,
      source: '',
      frontmatter: { title: filePath, description: '', layout: 'docs' },
    })
    const files = ['a.mdx', 'gone.mdx']
    const change = (time: string) => ({ time, subject: time, files, reworded: files })
    const times = [
      '2026-05-31T23:30:00-02:00',
      '2025-07-01T01:00:00+00:00',
      '2025-07-01T01:00:00+02:00',
    ]
    const found = pageChanges({ changes: times.map(change) }, [source('a.mdx'), source('b.mdx')])
    expect(found?.map(({ path: at, date }) => [at, date])).toEqual([
      ['/a', '2026-06-01'],
      ['/a', '2025-07-01'],
    ])
    expect(pageChanges({ changes: [] }, [])).toEqual([])
    expect(pageChanges({}, [])).toBeUndefined()
  })
})
