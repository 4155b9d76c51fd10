import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PROJECT_ROOT } from '#support/folders.ts'
import scripts from './install-scripts.json' with { type: 'json' }

const run = promisify(execFile)

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, file), 'utf8'))

const entry = z.object({
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
})
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(read('package-lock.json'))

/** What npm installs from elsewhere, by its folder: not the workspaces, nor the links to them. */
const installed = Object.entries(packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
)

/** The name of a package by the folder that it is installed into. */
const nameOf = (folder: string) => folder.split('node_modules/').at(-1) ?? ''

describe('the lockfile', () => {
  it('holds every package to its content', () => {
    expect(installed.length).toBeGreaterThan(200)
    const loose = installed.filter(([, { integrity }]) => !/^sha512-\S{88}$/.test(integrity ?? ''))
    expect(loose.map(([folder]) => folder)).toEqual([])
  })

  it('names no host, so that a mirror serves as well as the registry, and no other source', () => {
    const hosts = installed.filter(([, { resolved }]) => resolved !== undefined)
    expect(hosts.map(([folder]) => folder)).toEqual([])
  })
})

describe('scripts that packages run when they are installed', () => {
  const withScripts = new Set(
    installed.flatMap(([folder, { hasInstallScript }]) =>
      hasInstallScript ? [nameOf(folder)] : [],
    ),
  )

  it('are listed, each with its reason, and no others are', () => {
    expect(Object.keys(scripts).sort()).toEqual([...withScripts].sort())
    for (const { why } of Object.values(scripts)) expect(why.length).toBeGreaterThan(20)
  })

  it('run as the list says', () => {
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.boolean()) })
      .parse(read('package.json'))
    const listed = Object.entries(scripts).map(([name, { runs }]) => [name, runs])
    expect(allowScripts).toEqual(Object.fromEntries(listed))
  })
})

/** What npm says of packages that are known to be unsafe; undefined when the registry does not answer. */
async function audit(): Promise<Record<string, unknown> | undefined> {
  const { npm_execpath: npm } = process.env
  const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { stdout } = await run(program, [...args, 'audit', '--omit=dev', '--json'], {
    cwd: PROJECT_ROOT,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  const said = stdout.startsWith('{') ? JSON.parse(stdout) : {}
  return 'vulnerabilities' in said ? said.vulnerabilities : undefined
}

it('no package that browsers may get is known to be unsafe', async ({ skip }) => {
  const found = await audit()
  if (!found) return skip('the registry does not answer')
  expect(Object.keys(found)).toEqual([])
})
