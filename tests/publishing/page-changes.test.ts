import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, temporaryFolder } from '#support/fixture.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)
const site = path.join(folder, 'site')

function git(day: string, ...args: string[]): void {
  const time = `${day}T12:00:00+00:00`
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']
  execFileSync('git', [...identity, '-c', 'commit.gpgsign=false', ...args], {
    cwd: site,
    stdio: 'pipe',
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
  })
}

async function write(name: string, words: string): Promise<void> {
  const text = `---\ntitle: ${name}\ndescription: What ${name} is.\nshowSidebar: false\n---\n\n${words}\n`
  await writeFile(path.join(site, `content/${name.toLowerCase()}.mdx`), text)
}

async function commit(day: string, subject: string, pages: Record<string, string>): Promise<void> {
  for (const [name, words] of Object.entries(pages)) await write(name, words)
  git(day, 'add', '.')
  git(day, 'commit', '--quiet', '-m', subject)
}

const MANY = ['One', 'Two', 'Three', 'Four']
const withWords = (words: string) =>
  Object.fromEntries(MANY.map(name => [name, `${name}: ${words}`]))
let lines: string[] = []
let twin = ''

beforeAll(async () => {
  await mkdir(path.join(site, 'content'), { recursive: true })
  const settings = "{ title: 'Site', description: 'A site.', baseUrl: 'https://a.example.org' }"
  await writeFile(path.join(site, 'site.config.ts'), `export default ${settings}\n`)
  git('2026-05-01', 'init', '--quiet')
  await commit('2026-05-01', 'Write everything', {
    ...withWords('a line.'),
    Index: 'First.',
    Changes: '<PageChanges />',
  })
  await commit('2026-05-02', 'Say it better', { ...withWords('a better line.') })
  await commit('2026-05-03', 'Correct the number of one', { One: 'One: a better line, of two.' })
  await commit('2026-05-04', 'Break lines elsewhere', { One: 'One: a better\nline, of two.' })
  await commit('2026-05-05', 'Name what pages import', {
    One: "import { formatNumber } from 'docs-engine/format'\n\nOne: a better\nline, of two.",
  })
  await rename(path.join(site, 'content/two.mdx'), path.join(site, 'content/second.mdx'))
  await commit('2026-05-06', 'Rename a page', {})
  await build(site, path.join(folder, 'out'))
  twin = await readFile(path.join(folder, 'out/changes.md'), 'utf8')
  lines = twin.split('\n').filter(line => /^ *-/.test(line))
})

it('tells a change of many pages once, with a link to each as it is called today', () => {
  const told = lines.filter(line => line.includes('Say it better'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('May 2, 2026: Say it better')
  const [, links = ''] = twin.split('Say it better')
  const [ofChange = ''] = links.split(/\n *-/)
  for (const page of ['four', 'one', 'second', 'three'])
    expect(ofChange).toContain(`https://a.example.org/${page}.md`)
  expect(ofChange).not.toContain('index.md')
  expect(lines[0]).toBe('- Several pages')
})

it('tells a change of few pages with the page', () => {
  const place = lines.findIndex(line => line.includes('Correct the number'))
  expect(lines[place - 1]).toBe('- [One](https://a.example.org/one.md)')
})

it('leaves out what no reader sees: other line ends, imports, names of files', () => {
  const told = lines.join('\n')
  for (const subject of ['Break lines', 'Name what pages import', 'Rename a page'])
    expect(told).not.toContain(subject)
})
