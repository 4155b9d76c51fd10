import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newPage } from '#engine/node/new-page/new-page.ts'
import { run } from '#support/command.ts'
import { messageOfBuild } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

/** A copy of the second site, within the project, whose packages it imports. */
const root = path.join(PROJECT_ROOT, '.cache/test/new-page')
const file = (name: string) => path.join(root, name)
const read = (name: string) => readFileSync(file(name), 'utf8')

beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  cpSync(path.join(PROJECT_ROOT, 'examples/minimal'), root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const wind = {
  title: "The wind's speed",
  description: 'How fast: a "gust" is, in knots.',
  draft: false,
}

describe('a new page', () => {
  it('is made by one command, is in the sidebar, and builds', async () => {
    const { title, description } = wind
    const args = ['--title', title, '--description', description, '--root', root]
    const { exitCode, output } = await run('new-page', '/wind-speed', ...args)
    expect(output).toContain('content/wind-speed.mdx  is written')
    expect(exitCode).toBe(0)
    expect(read('content/wind-speed.mdx')).toMatch(
      /^---\ntitle: The wind's speed\ndescription: '?How fast: .*\n---\n\nHow fast: a "gust" is, in knots\.\n\n/,
    )
    expect(read('site.config.ts')).toContain(
      `        { text: 'Fetch readings', link: '/fetch-readings' },
        { text: "The wind's speed", link: '/wind-speed' },
`,
    )
    expect(await messageOfBuild(root)).toBe('')
  })

  it('has its address recorded where addresses are, unless it is a draft', async () => {
    writeFileSync(file('published-pages.json'), '["/"]\n')
    await newPage(root, { path: '/wind-speed', ...wind })
    await newPage(root, { path: '/rain', title: 'Rain', description: 'Rain.', draft: true })
    expect(JSON.parse(read('published-pages.json'))).toEqual(['/', '/wind-speed'])
    expect(read('content/rain.mdx')).toContain('\ndraft: true\n')
  })

  it('leaves a sidebar alone that names no page of its folder, and says what to add', async () => {
    const before = read('site.config.ts')
    const [, said] = await newPage(root, { path: '/readings/wind', ...wind })
    expect(said).toContain(`add { text: "The wind's speed", link: '/readings/wind' },`)
    expect(read('site.config.ts')).toBe(before)
    expect(existsSync(file('content/readings/wind.mdx'))).toBe(true)
  })

  it.each([
    [undefined, {}, 'needs the address of the page'],
    ['wind', {}, 'is no address for a page'],
    ['/Wind', {}, 'is no address for a page'],
    ['/wind/', {}, 'is no address for a page'],
    ['/wind_speed', {}, 'is no address for a page'],
    ['/wind.mdx', {}, 'is no address for a page'],
    ['/../wind', {}, 'is no address for a page'],
    ['/wind', { title: undefined }, 'needs a title'],
    ['/wind', { title: ' ' }, 'needs a title'],
    ['/wind', { description: undefined }, 'needs a description'],
    ['/dew-point', {}, 'has the address of content/dew-point.mdx'],
    ['/wind', { title: 'Dew point' }, 'has the title of content/dew-point.mdx'],
    ['/weather/wind', {}, 'is in a folder without pages, "/weather"'],
  ])('is refused at %s with %o', async (at, asked, said) => {
    const before = read('site.config.ts')
    const made = newPage(root, { path: at, ...wind, ...asked })
    await expect(made).rejects.toThrow(said)
    expect(read('site.config.ts')).toBe(before)
    expect(existsSync(file(`content${at}.mdx`))).toBe(at === '/dew-point')
  })

  it('is refused at an address that is redirected', async () => {
    writeFileSync(
      file('site.config.ts'),
      read('site.config.ts').replace(
        '  sidebar: [',
        "  redirects: [{ from: '/wind', to: '/readings' }],\n  sidebar: [",
      ),
    )
    const made = newPage(root, { path: '/wind', ...wind })
    await expect(made).rejects.toThrow('is redirected to "/readings"')
    expect(existsSync(file('content/wind.mdx'))).toBe(false)
  })
})
