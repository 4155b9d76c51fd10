import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { markUsed, pruneFolder, writeWhole } from './cache.ts'

/** An empty folder, which is gone when the test ends. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it('takes an entry that several write at once', async () => {
  const folder = await emptyFolder()
  const entry = path.join(folder, 'entry')
  await Promise.all(Array.from({ length: 20 }, () => writeWhole(entry, 'the same')))
  expect(await readdir(folder)).toEqual(['entry'])
  expect(await readFile(entry, 'utf8')).toBe('the same')
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
