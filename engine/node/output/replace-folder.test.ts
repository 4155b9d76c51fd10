import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { replaceFolder, restoreFolder } from './replace-folder.ts'

const MODULE = path.join(import.meta.dirname, 'replace-folder.ts')

/** A folder that holds a site already. */
async function site(): Promise<{ parent: string; folder: string }> {
  const parent = await mkdtemp(path.join(tmpdir(), 'replaced-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = path.join(parent, 'dist')
  await mkdir(folder)
  await writeFile(path.join(folder, 'index.html'), 'good')
  return { parent, folder }
}

const read = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8')

/** Begins to replace a folder in a process of its own, which says when it has written, and ends it when told to. */
async function other(folder: string, text: string): Promise<ChildProcess> {
  const code = `
    import { writeFileSync } from 'node:fs'
    import { replaceFolder } from ${JSON.stringify(MODULE)}
    await replaceFolder(${JSON.stringify(folder)}, async made => {
      writeFileSync(made + '/index.html', ${JSON.stringify(text)})
      const told = new Promise(resolve => process.once('message', resolve))
      process.send('written')
      await told
    })
    process.disconnect()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child, 'message')
  return child
}

describe('a folder that is made anew', () => {
  it('is there as a whole, without what it held before', async () => {
    const { parent, folder } = await site()
    await writeFile(path.join(folder, 'old.html'), 'old')
    await replaceFolder(folder, made => writeFile(path.join(made, 'index.html'), 'new'))
    expect(read(folder)).toBe('new')
    expect(readdirSync(folder)).toEqual(['index.html'])
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  it('stays as it was when it cannot be made', async () => {
    const { parent, folder } = await site()
    const making = replaceFolder(folder, async made => {
      await writeFile(path.join(made, 'index.html'), 'half')
      throw new Error('no space left on device')
    })
    await expect(making).rejects.toThrow('no space left')
    expect(read(folder)).toBe('good')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  it('stays as it was when the build is killed, whose rest the next one clears away', async () => {
    const { parent, folder } = await site()
    const killed = await other(folder, 'half')
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(read(folder)).toBe('good')
    expect(readdirSync(parent)).toHaveLength(2)
    await replaceFolder(folder, made => writeFile(path.join(made, 'index.html'), 'new'))
    expect(read(folder)).toBe('new')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  it('comes back when a build was killed while it changed places', async () => {
    const { parent, folder } = await site()
    const killed = await other(folder, 'half')
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await rename(folder, `${folder}.old-${killed.pid}`)
    await expect(
      replaceFolder(folder, async () => {
        throw new Error('fails')
      }),
    ).rejects.toThrow('fails')
    expect(read(folder)).toBe('good')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  it('comes back for who serves it, too, and one that is there stays', async () => {
    const { parent, folder } = await site()
    const killed = await other(folder, 'half')
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await rename(folder, `${folder}.old-${killed.pid}`)
    await restoreFolder(folder)
    expect(read(folder)).toBe('good')
    await mkdir(`${folder}.old-${killed.pid}`)
    await restoreFolder(folder)
    expect(read(folder)).toBe('good')
    expect(readdirSync(parent)).toContain('dist')
  })

  it('is that of one of two builds at the same time, whole', async () => {
    const { parent, folder } = await site()
    const builds = await Promise.all([other(folder, 'one'), other(folder, 'two')])
    const ended = builds.map(build => once(build, 'exit'))
    for (const build of builds) build.send('go on')
    for (const [code] of await Promise.all(ended)) expect(code).toBe(0)
    expect(['one', 'two']).toContain(read(folder))
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  it('may be new', async () => {
    const { parent } = await site()
    const folder = path.join(parent, 'a', 'b')
    await replaceFolder(folder, made => writeFile(path.join(made, 'index.html'), 'new'))
    expect(existsSync(folder)).toBe(true)
  })
})
