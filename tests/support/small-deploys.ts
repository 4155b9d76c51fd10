import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type Files, realFiles } from '../../scripts/deploy/files.ts'
import { deploy, goBack } from '../../scripts/deploy/publish.ts'
import { write } from './command.ts'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 10, 23)
const COMMITS = ['a', 'b', 'c', 'd'].map(letter => letter.repeat(40))

/** The files of a small site in some version: a page, its script, named by its content, and one that all versions have. */
const siteFiles = (version: number) => ({
  'index.html': `<script src="/assets/app-${version}.js"></script>`,
  'llms.txt': `version ${version}`,
  [`assets/app-${version}.js`]: `app ${version}`,
  [`assets/app-${version}.js.br`]: `compressed ${version}`,
  'assets/shared.css': 'p {}',
})

/** A folder with releases of a small site, and one to deploy them to. */
export function workshop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const to = path.join(folder, 'srv')
  const releaseOf = (version: number) => {
    const from = path.join(folder, `dist-${version}`)
    if (existsSync(from)) return from
    const site = siteFiles(version)
    const files = Object.entries(site).map(([name, text]) => ({
      path: name,
      bytes: text.length,
      sha256: createHash('sha256').update(text).digest('hex'),
    }))
    const manifest = { commit: COMMITS[version] ?? '', hasChanges: false, files }
    write(from, { ...site, 'build-manifest.json': JSON.stringify(manifest) })
    for (const name of Object.keys(site)) utimesSync(path.join(from, name), 1, 1_000 + version)
    return from
  }
  const said: string[] = []
  const options = (day: number, files: Files = realFiles) => ({
    to,
    keepDays: 7,
    now: new Date(START + day * DAY_MS),
    files,
    say: (line: string) => said.push(line),
  })
  return {
    to,
    said,
    releaseOf,
    options,
    deploy: (version: number, day: number, files?: Files) =>
      deploy({ ...options(day, files), from: releaseOf(version) }),
    goBack: (release: string, day: number, files?: Files) =>
      goBack({ ...options(day, files), release }),
    /** @returns what brings the deploys so far back. */
    snapshot() {
      const copy = path.join(folder, 'snapshot')
      cpSync(to, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
      return () => {
        rmSync(to, { recursive: true })
        cpSync(copy, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
      }
    },
    releases: () => readdirSync(path.join(to, 'releases')).sort(),
    assets: () => readdirSync(path.join(to, 'current/assets')).sort(),
    /** What readers get. */
    served: (file: string) => readFileSync(path.join(to, 'current', file), 'utf8'),
  }
}

/** Where releases of a small site are deployed. */
export type Workshop = ReturnType<typeof workshop>

/** Expects that what is served is a version, whole. @returns which. */
export function expectWhole({ served }: Workshop): number {
  const version = Number(/\d+/.exec(served('llms.txt')))
  for (const [name, text] of Object.entries(siteFiles(version))) expect(served(name)).toBe(text)
  return version
}

/** Names of the files that only one version has in `assets/`. */
export const names = (version: number) => [`app-${version}.js`, `app-${version}.js.br`]

/** Every operation that changes files, with what counts them and has some fail. */
export function failing(isFailing: (count: number, operation: string) => boolean) {
  let count = 0
  const guarded = Object.entries(realFiles).map(([name, operation]) => [
    name,
    (...args: never[]) => {
      count += 1
      if (isFailing(count, name)) throw Object.assign(new Error('planted'), { code: 'ENOSPC' })
      return (operation as (...given: never[]) => Promise<unknown>)(...args)
    },
  ])
  return { files: Object.fromEntries(guarded) as Files, count: () => count }
}
