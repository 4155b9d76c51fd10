import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildSite } from '#engine/node/build-site.ts'
import { silentReporter } from '#engine/node/reporter.ts'
import { run, write } from '#support/command.ts'
import { fixtureRoot, temporaryFolder } from '#support/fixture.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)
const site = path.join(folder, 'site')
const manifestFile = path.join(site, 'build-manifest.json')

/** A copy of the release, and the manifest as it was kept elsewhere. */
function copyOfSite(): string {
  const copy = path.join(folder, 'copy')
  cpSync(site, copy, { recursive: true })
  onTestFinished(() => rmSync(copy, { recursive: true }))
  return copy
}

const verify = (at: string, manifest = manifestFile) =>
  run('verify-build', '--manifest', manifest, '--folder', at)

beforeAll(async () => {
  const root = fixtureRoot('full')
  const options = { environment: {}, report: silentReporter, release: true }
  await buildSite({ root, outFolder: site, ...options })
})

describe('the manifest of a release', () => {
  it('names the commit in full, and every file but itself with size and SHA-256, compressed forms too', async () => {
    const { commit, committed, files } = JSON.parse(readFileSync(manifestFile, 'utf8'))
    expect(commit).toMatch(/^[\da-f]{40}$/)
    expect(committed).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    const paths: string[] = files.map((file: { path: string }) => file.path)
    expect(paths).toEqual(paths.toSorted())
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['_headers', '_hosting/Caddyfile', '_hosting/nginx.conf', '_redirects'],
        ...['bill-of-materials.cdx.json', 'third-party-notices.txt'],
        ...['guide.html', 'guide.html.br', 'guide.html.gz', 'guide.html.zst'],
      ]),
    )
    expect(paths).not.toContain('build-manifest.json')
    const { bytes } = files.find((file: { path: string }) => file.path === 'guide.html')
    expect(bytes).toBe(statSync(path.join(site, 'guide.html')).size)
  })

  it('agrees with the folder that it is about', async () => {
    const { exitCode, output } = await verify(copyOfSite())
    expect(output).toMatch(/^commit [\da-f]{40}: \d{2,} files as the manifest says, 0 not\n$/)
    expect(exitCode).toBe(0)
  })

  it('tells what was changed, taken away and added', async () => {
    const copy = copyOfSite()
    const page = path.join(copy, 'guide.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('guide', 'guido'))
    rmSync(path.join(copy, 'api.html.br'))
    write(copy, { 'assets/more.js': '1' })
    const { exitCode, output } = await verify(copy)
    expect(exitCode).toBe(1)
    expect(output.split('\n').slice(0, 3)).toEqual([
      'missing  api.html.br',
      'added    assets/more.js',
      'changed  guide.html',
    ])
    expect(output).toMatch(/: \d{2,} files as the manifest says, 3 not\n$/)
  })

  it('knows the assets of earlier releases, by their content', async () => {
    const copy = copyOfSite()
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
    const listed = (name: string, text: string) => ({
      path: name,
      bytes: text.length,
      sha256: createHash('sha256').update(text).digest('hex'),
    })
    manifest.files = [
      listed('assets/old.js', '1'),
      listed('assets/other.js', '2'),
      listed('old.html', '3'),
    ]
    const earlier = path.join(folder, 'earlier.json')
    writeFileSync(earlier, JSON.stringify(manifest))
    write(copy, { 'assets/old.js': '1', 'assets/other.js': 'changed', 'old.html': '3' })
    const { output } = await run(
      ...['verify-build', '--manifest', manifestFile, '--folder', copy, '--earlier', earlier],
    )
    expect(output).toMatch(
      /^added {4}assets\/other\.js\nadded {4}old\.html\ncommit .*: \d{2,} files as the manifest says, 1 of earlier releases, 2 not\n$/,
    )
  })

  it.each([
    ['nowhere.json', 'cannot be read'],
    ['site/third-party-notices.txt', 'is no manifest'],
    ['site/_headers', 'is no manifest'],
  ])('refuses %s, which %s', async (file, reason) => {
    const { exitCode, output } = await verify(site, path.join(folder, file))
    expect(exitCode).toBe(1)
    expect(output).toContain(`${reason}\n    fix: name the build-manifest.json of a release`)
  })
})

it('a plain build has no manifest and no compressed forms, but what hosts read', async () => {
  const plain = path.join(folder, 'plain')
  const root = fixtureRoot('plain')
  await buildSite({ root, outFolder: plain, environment: {}, report: silentReporter })
  expect(() => statSync(path.join(plain, 'build-manifest.json'))).toThrow()
  expect(() => statSync(path.join(plain, 'index.html.br'))).toThrow()
  expect(readFileSync(path.join(plain, '_headers'), 'utf8')).toContain('Content-Security-Policy')
})
