import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markUsed, pruneFolder, writeWhole } from '#engine/node/cache/cache.ts'
import { hashOf } from '#engine/node/cache/hash.ts'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { build, fixtureRoot, temporaryFolder } from '#support/fixture.ts'

describe('a second build', () => {
  let folder = ''
  let remove = async () => {}
  const site = () => path.join(folder, 'site')

  /** Builds the site. Returns the pages that were drawn anew. */
  const drawn = async (): Promise<string[]> => {
    const paths: string[] = []
    await build(site(), path.join(folder, 'out'), { onDraw: sitePath => paths.push(sitePath) })
    return paths.sort()
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
    expect(await drawn()).toEqual(['/', '/404', '/one', '/two'])
  })
  afterAll(() => remove())

  it('draws nothing when nothing changed, and writes the same', async () => {
    const before = await output()
    expect(await drawn()).toEqual([])
    expect(await output()).toBe(before)
  })

  it('draws the one page that changed', async () => {
    await edit('content/one.mdx', content => `${content}\nOne more sentence.\n`)
    expect(await drawn()).toEqual(['/one'])
    expect(await readFile(path.join(folder, 'out/one.html'), 'utf8')).toContain('One more sentence')
    expect(await drawn()).toEqual([])
  })

  it('draws nothing when a change is taken back', async () => {
    await edit('content/one.mdx', content => content.replace('\nOne more sentence.\n', ''))
    expect(await drawn()).toEqual([])
  })

  it('draws every page when the settings change', async () => {
    await edit('site.config.ts', content => content.replace("'/one' }", "'/two' }"))
    expect(await drawn()).toEqual(['/', '/404', '/one', '/two'])
  })

  it('finds a diagnostic again that the build before found', async () => {
    await edit('content/two.mdx', content => `${content}\n[nowhere](/nowhere)\n`)
    await expect(drawn()).rejects.toThrow('leads to no page')
    await expect(drawn()).rejects.toThrow('leads to no page')
  })

  it('leaves no compiled pages behind, and few states of each page', async () => {
    const states = await readdir(path.join(CACHE_FOLDER, 'drawn', hashOf(site())))
    expect(states.length).toBeLessThanOrEqual(5 * 4)
  })
})

it('the cache takes an entry that several write at once', async () => {
  const { folder, remove } = await temporaryFolder()
  const entry = path.join(folder, 'entry')
  await Promise.all(Array.from({ length: 20 }, () => writeWhole(entry, 'the same')))
  expect(await readdir(folder)).toEqual(['entry'])
  expect(await readFile(entry, 'utf8')).toBe('the same')
  await remove()
})

it('the cache drops what was used longest ago', async () => {
  const { folder, remove } = await temporaryFolder()
  for (const name of ['a', 'b', 'c', 'd']) {
    await writeFile(path.join(folder, name), name)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  await markUsed(path.join(folder, 'a'))
  await pruneFolder(folder, 2)
  expect((await readdir(folder)).sort()).toEqual(['a', 'd'])
  await remove()
})
