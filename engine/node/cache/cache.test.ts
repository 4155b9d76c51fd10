import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import {
  isSealed,
  keepEntry,
  keepFolder,
  makeFolder,
  markUsed,
  pruneFolder,
  readEntry,
} from './cache.ts'

/** An empty folder, which is gone when the test ends. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it('takes an entry that several write at once', async () => {
  const folder = await emptyFolder()
  const entry = path.join(folder, 'entry')
  await Promise.all(Array.from({ length: 20 }, () => keepEntry(entry, 'the same')))
  expect(await readdir(folder)).toEqual(['entry'])
  expect(String(await readEntry(entry))).toBe('the same')
})

it('drops what was used longest ago', async () => {
  const folder = await emptyFolder()
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    const entry = path.join(folder, name)
    await writeFile(entry, name)
    // Hours ago, each a minute after the one before it.
    const time = new Date(Date.UTC(2026, 0, 1, 0, index))
    await utimes(entry, time, time)
  }
  await markUsed(path.join(folder, 'a'))
  await pruneFolder(folder, 2)
  expect((await readdir(folder)).sort()).toEqual(['a', 'd'])
})

it.each<[damage: string, act: (entry: string) => Promise<unknown>]>([
  ['gone', entry => rm(entry)],
  ['empty', entry => truncate(entry)],
  ['cut', async entry => truncate(entry, (await readFile(entry)).length - 1)],
  ['shorter than a digest', entry => truncate(entry, 10)],
  ['of another content', entry => writeFile(entry, 'x'.repeat(60))],
  [
    'a folder',
    async entry => {
      await rm(entry)
      await mkdir(path.join(entry, 'deeper'), { recursive: true })
    },
  ],
])('tells an entry that is %s, and keeps it anew', async (_, act) => {
  const entry = path.join(await emptyFolder(), 'entry')
  await keepEntry(entry, 'whole')
  await act(entry)
  expect(await readEntry(entry)).toBeUndefined()
  await keepEntry(entry, 'anew')
  expect(String(await readEntry(entry))).toBe('anew')
})

it('tells a sealed folder in which something has changed', async () => {
  const folder = path.join(await emptyFolder(), 'kept')
  const file = path.join(folder, '.hidden', 'file')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'one')
  expect(await isSealed(folder)).toBe(false)
  await keepFolder(folder, async fresh => {
    await mkdir(path.join(fresh, '.hidden'), { recursive: true })
    await writeFile(path.join(fresh, '.hidden', 'file'), 'one')
  })
  expect(await isSealed(folder)).toBe(true)
  await writeFile(file, 'two')
  expect(await isSealed(folder)).toBe(false)
  await writeFile(file, 'one')
  await writeFile(path.join(folder, 'another'), '')
  expect(await isSealed(folder)).toBe(false)
})

it('makes a folder where a file is in its way', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, 'a'), '')
  // Several are made at the same time.
  await Promise.all(['b', 'c', 'd'].map(name => makeFolder(path.join(folder, 'a', name))))
  await writeFile(path.join(folder, 'c'), '')
  await makeFolder(path.join(folder, 'c'))
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'a',
    'a/b',
    'a/c',
    'a/d',
    'c',
  ])
})

it('makes a folder that others make, too, where a file is in their way', async () => {
  const folder = path.join(await emptyFolder(), 'a')
  for (let round = 0; round < 300; round++) {
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, '')
    const deeper = path.join(folder, 'b')
    await Promise.all([folder, deeper, folder, deeper].map(makeFolder))
    expect(await readdir(folder)).toEqual(['b'])
  }
})

it('makes a folder where a link leads nowhere, and says what it cannot make', async () => {
  const folder = await emptyFolder()
  await symlink(path.join(folder, 'nowhere'), path.join(folder, 'link'))
  await makeFolder(path.join(folder, 'link', 'deeper'))
  expect(await readdir(path.join(folder, 'link'))).toEqual(['deeper'])
  // No system has names as long as this.
  await expect(makeFolder(path.join(folder, 'a'.repeat(300)))).rejects.toThrow('ENAMETOOLONG')
})

it('keeps a folder when it is whole, and puts it where one was damaged', async () => {
  const folder = await emptyFolder()
  const kept = path.join(folder, 'kinds', 'kept')
  const failing = keepFolder(kept, async fresh => {
    await mkdir(fresh)
    throw new Error('not made')
  })
  await expect(failing).rejects.toThrow('not made')
  expect(await isSealed(kept)).toBe(false)
  const make = async (fresh: string) => {
    await mkdir(fresh)
    await writeFile(path.join(fresh, 'file'), 'whole')
  }
  await keepFolder(kept, make)
  await writeFile(path.join(kept, 'file'), 'damaged')
  await keepFolder(kept, make)
  expect(await isSealed(kept)).toBe(true)
  expect(await readdir(path.dirname(kept))).toEqual(['kept'])
})
