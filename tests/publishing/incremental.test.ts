import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '#engine/node/cache/hash.ts'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'

const PATHS = ['/', '/404', '/one', '/two']
const ALL_ARTICLES = PATHS.map(sitePath => `article ${sitePath}`)
const ALL_FRAMES = PATHS.map(sitePath => `frame ${sitePath}`)

describe('a second build', () => {
  let folder = ''
  let remove = async () => {}
  const site = () => path.join(folder, 'site')

  /** Builds the site. Returns the parts of pages that were rendered anew. */
  const rendered = async (): Promise<string[]> => {
    const parts: string[] = []
    await build(site(), path.join(folder, 'out'), {
      onRender: (sitePath, part) => parts.push(`${part} ${sitePath}`),
    })
    return parts.sort()
  }
  const edit = async (file: string, change: (content: string) => string) => {
    const name = path.join(site(), file)
    await writeFile(name, change(await readFile(name, 'utf8')))
  }
  const output = async () => {
    const files = (await readdir(path.join(folder, 'out'), { recursive: true })).sort()
    const pages = files.filter(file => file.endsWith('.html'))
    const contents = pages.map(file => readFile(path.join(folder, 'out', file), 'utf8'))
    return hashOf(...files, ...(await Promise.all(contents)))
  }

  beforeAll(async () => {
    ;({ folder, remove } = await temporaryFolder())
    await cp(fixtureRoot('incremental'), site(), { recursive: true })
    expect(await rendered()).toEqual([...ALL_ARTICLES, ...ALL_FRAMES])
  })
  afterAll(() => remove())

  it('renders nothing when nothing changed, and writes the same', async () => {
    const before = await output()
    expect(await rendered()).toEqual([])
    expect(await output()).toBe(before)
  })

  it('renders the one page that changed', async () => {
    await edit('content/one.mdx', content => `${content}\nOne more sentence.\n`)
    expect(await rendered()).toEqual(['article /one', 'frame /one'])
    expect(await readFile(path.join(folder, 'out/one.html'), 'utf8')).toContain('One more sentence')
    expect(await rendered()).toEqual([])
  })

  it('renders nothing when a change is taken back', async () => {
    await edit('content/one.mdx', content => content.replace('\nOne more sentence.\n', ''))
    expect(await rendered()).toEqual([])
  })

  it('renders the frames that show it, and the one article with a list of all pages, when the navigation changes', async () => {
    await edit('site.config.ts', content => content.replace("'First'", "'Renamed'"))
    expect(await rendered()).toEqual([
      'article /404',
      ...['/', '/404', '/one', '/two'].map(path => `frame ${path}`),
    ])
  })

  it('bundles nothing when a setting of the frame changes, and the scripts have it', async () => {
    const appWith = async (text: string) => {
      const assets = path.join(folder, 'out/assets')
      const scripts = (await readdir(assets)).filter(name => name.endsWith('.js'))
      const texts = await Promise.all(
        scripts.map(name => readFile(path.join(assets, name), 'utf8')),
      )
      return scripts.filter((_, index) => texts[index]?.includes(text))
    }
    expect(await appWith('"title":"Fixture"')).toHaveLength(1)
    await edit('site.config.ts', content => content.replace("'Fixture'", "'Another name'"))
    let bundled = 0
    await build(site(), path.join(folder, 'out'), { onBundle: () => bundled++ })
    expect(bundled).toBe(0)
    expect(await appWith('"title":"Fixture"')).toEqual([])
    expect(await appWith('"title":"Another name"')).toHaveLength(1)
  })

  it('finds a diagnostic again that the build before found', async () => {
    await edit('content/two.mdx', content => `${content}\n[nowhere](/nowhere)\n`)
    await expect(rendered()).rejects.toThrow('leads to no page')
    await expect(rendered()).rejects.toThrow('leads to no page')
  })

  it('leaves no compiled pages behind, and few states of each page', async () => {
    const states = await readdir(path.join(CACHE_FOLDER, 'pages', hashOf(site()), 'articles'))
    expect(states.length).toBeLessThanOrEqual(5 * 4)
  })
})
