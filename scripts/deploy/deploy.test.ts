import { execFile } from 'node:child_process'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { write } from '#support/command.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { expectWhole, failing, names, type Workshop, workshop } from '#support/small-deploys.ts'
import { deploy } from './publish.ts'

describe('a deploy', () => {
  it('serves the release by a link, with the times of its files, of which servers make marks', async () => {
    const at = workshop()
    const release = await at.deploy(1, 0)
    expect(release).toBe('2026-11-23T00-00-00.000Z-bbbbbbbbbbbb')
    expect(readlinkSync(path.join(at.to, 'current'))).toBe(`releases/${release}`)
    expect(expectWhole(at)).toBe(1)
    expect(statSync(path.join(at.to, 'current/index.html')).mtimeMs).toBe(1_001_000)
    expect(readdirSync(at.to).sort()).toEqual(['current', 'deploys.json', 'releases'])
  })

  it('keeps the assets of the releases before for seven days after they were last served', async () => {
    const at = workshop()
    await at.deploy(0, 0)
    await at.deploy(1, 30)
    // The first was served until day 30, however old its files are.
    await at.deploy(2, 36)
    expect(at.assets()).toEqual([...names(0), ...names(1), ...names(2), 'shared.css'])
    await at.deploy(3, 38)
    expect(at.assets()).toEqual([...names(1), ...names(2), ...names(3), 'shared.css'])
    expect(at.releases().map(name => name.slice(-1))).toEqual(['b', 'c', 'd'])
    expect(at.said).toContain('dropped 2026-11-23T00-00-00.000Z-aaaaaaaaaaaa')
    expect(expectWhole(at)).toBe(3)
  })

  it('keeps the release before as the way back, however long ago it was served', async () => {
    const at = workshop()
    const first = await at.deploy(0, 0)
    await at.deploy(1, 1)
    await at.deploy(1, 100)
    expect(at.releases()).not.toContain(first)
    expect(at.releases()).toHaveLength(2)
  })

  it('goes back, and keeps the assets of the release that is given up', async () => {
    const at = workshop()
    const first = await at.deploy(0, 0)
    await at.deploy(1, 1)
    expect(at.said.at(-1)).toContain(`--back-to ${first}`)
    await at.goBack(first, 2)
    expect(expectWhole(at)).toBe(0)
    expect(at.assets()).toEqual([...names(0), ...names(1), 'shared.css'])
    // And back from there, by the name that it was told.
    const [, second = ''] = /--back-to (\S+)/.exec(at.said.at(-1) ?? '') ?? []
    await at.goBack(second, 3)
    expect(expectWhole(at)).toBe(1)
  })

  it('keeps what it does not know to be old when its record is lost', async () => {
    const at = workshop()
    for (const [version, day] of [0, 10, 20].entries()) await at.deploy(version, day)
    for (const record of ['[{"release":', '{}', '[null]']) {
      writeFileSync(path.join(at.to, 'deploys.json'), record)
      const copy = `${at.to}-copy`
      cpSync(at.to, copy, { recursive: true, verbatimSymlinks: true })
      await deploy({ ...at.options(40), to: copy, from: at.releaseOf(3) })
      const assets = readdirSync(path.join(copy, 'current/assets'))
      expect(assets).toEqual(expect.arrayContaining([...names(1), ...names(2), ...names(3)]))
      rmSync(copy, { recursive: true })
    }
  })

  it('takes no asset over that was changed where it lay', async () => {
    const at = workshop()
    const first = await at.deploy(0, 0)
    writeFileSync(path.join(at.to, 'current/assets/app-0.js'), 'changed')
    await at.deploy(1, 1)
    expect(at.assets()).not.toContain('app-0.js')
    expect(at.said).toContain(
      `left out assets/app-0.js of ${first}: it is not what its manifest says`,
    )
  })
})

// Each step in turn: interrupted.drill.ts.
it.each(['copyFile', 'symlink', 'rename'])(
  'a deploy that ends at its first %s changes nothing',
  async operation => {
    const at = workshop()
    await at.deploy(0, 0)
    const { files } = failing((_, name) => name === operation)
    await expect(at.deploy(1, 1, files)).rejects.toThrow('planted')
    expect(expectWhole(at)).toBe(0)
    await at.deploy(1, 2)
    expect(expectWhole(at)).toBe(1)
    expect(at.releases().join()).not.toContain('.new')
  },
)

describe('a deploy is refused', () => {
  it.each<[what: string, harm: (from: string) => void, message: RegExp]>([
    [
      'without a manifest',
      from => rmSync(path.join(from, 'build-manifest.json')),
      /missing or damaged/,
    ],
    [
      'with half a manifest',
      from => writeFileSync(path.join(from, 'build-manifest.json'), '{"commit":"a","files":[{'),
      /missing or damaged/,
    ],
    [
      'with a manifest that leads out of the folder',
      from =>
        writeFileSync(
          path.join(from, 'build-manifest.json'),
          JSON.stringify({ commit: 'a', files: [{ path: 'a/../../x', sha256: '' }] }),
        ),
      /missing or damaged/,
    ],
    ['with a changed page', from => write(from, { 'index.html': 'other' }), /changed: index\.html/],
    [
      'without a script',
      from => rmSync(path.join(from, 'assets/app-1.js')),
      /missing: assets\/app-1\.js/,
    ],
    ['with a file more', from => write(from, { 'assets/more.js': '1' }), /added: assets\/more\.js/],
  ])('%s, and nothing changes', async (_, harm, message) => {
    const at = workshop()
    await at.deploy(0, 0)
    harm(at.releaseOf(1))
    await expect(at.deploy(1, 1)).rejects.toThrow(message)
    expect(expectWhole(at)).toBe(0)
    expect(at.releases()).toHaveLength(1)
  })

  it('where a folder is instead of the link', async () => {
    const at = workshop()
    mkdirSync(path.join(at.to, 'current'), { recursive: true })
    await expect(at.deploy(0, 0)).rejects.toThrow('is no symbolic link')
    expect(lstatSync(path.join(at.to, 'current')).isDirectory()).toBe(true)
  })

  it('while another one is at work, here or elsewhere', async () => {
    const at = workshop()
    await at.deploy(0, 0)
    for (const holder of [`${hostname()} ${process.pid}`, 'elsewhere 1', '']) {
      writeFileSync(path.join(at.to, 'deploying'), holder)
      await expect(at.deploy(1, 1)).rejects.toThrow('another deploy')
    }
    expect(expectWhole(at)).toBe(0)
  })

  it('to a release that is not there, or is damaged', async () => {
    const at = workshop()
    const first = await at.deploy(0, 0)
    await at.deploy(1, 1)
    await expect(at.goBack('../x', 2)).rejects.toThrow(`name one of these: ${first}, `)
    writeFileSync(path.join(at.to, 'releases', first, 'index.html'), 'other')
    await expect(at.goBack(first, 2)).rejects.toThrow('changed: index.html')
    expect(expectWhole(at)).toBe(1)
  })
})

describe('npm run deploy', () => {
  /** Runs the command where nothing of the project is but its own folder. */
  async function runAlone(at: Workshop, ...args: string[]) {
    const folder = path.join(path.dirname(at.to), 'alone')
    cpSync(path.join(PROJECT_ROOT, 'scripts/deploy'), folder, { recursive: true })
    return promisify(execFile)(process.execPath, [path.join(folder, 'deploy.ts'), ...args]).then(
      ({ stdout }) => ({ exitCode: 0, output: stdout }),
      ({ code, stderr }) => ({ exitCode: Number(code), output: String(stderr) }),
    )
  }

  it('needs nothing of the project but its folder', async () => {
    const at = workshop()
    const { exitCode, output } = await runAlone(at, '--from', at.releaseOf(1), '--to', at.to)
    expect(output).toMatch(/^uploaded \S+: commit b{40}, 5 files, 0 kept .*\nserving \S+\n$/)
    expect(exitCode).toBe(0)
    expect(expectWhole(at)).toBe(1)
  })

  it('says what is wrong without a stack', async () => {
    const at = workshop()
    symlinkSync('/nowhere', path.join(at.releaseOf(1), 'link.txt'))
    const { exitCode, output } = await runAlone(at, '--from', at.releaseOf(1), '--to', at.to)
    expect(output).toMatch(/added: link\.txt\n {4}fix: build it anew: [^\n]+\n\n$/)
    expect(exitCode).toBe(1)
  })

  it.each([[], ['--to', ''], ['--to', 'x', '--keep-days', '-1'], ['--to', 'x', '--odd']])(
    'shows how it is used for %j',
    async (...args) => {
      const { exitCode, output } = await runAlone(workshop(), ...args)
      expect(output).toMatch(/^npm run deploy -- --to DIR/)
      expect(exitCode).toBe(2)
    },
  )
})
