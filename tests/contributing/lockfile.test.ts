import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PROJECT_ROOT } from '#support/folders.ts'
import { sites } from '#support/sites/sites.ts'
import accepted from './accepted-advisories.json' with { type: 'json' }
import { type Findings, findingsIn, judge } from './audit.ts'
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

/** What npm says of all packages that are installed, tools too; undefined when the registry does not answer. */
async function audit(): Promise<Findings | undefined> {
  const { npm_execpath: npm } = process.env
  const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { stdout } = await run(program, [...args, 'audit', '--json'], {
    cwd: PROJECT_ROOT,
    maxBuffer: 2 ** 26,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  return findingsIn(stdout)
}

/** Names of the packages that browsers get. */
const shipped = new Set(
  [
    ...readFileSync(path.join(sites.root.folder, 'third-party-notices.txt'), 'utf8').matchAll(
      /^(\S+) \d\S* \([^)]+\)$/gm,
    ),
  ].map(([, name = '']) => name),
)

describe('packages that are known to be unsafe', () => {
  it('are none', async ({ skip }) => {
    const found = await audit()
    if (!found) return skip('the registry does not answer')
    const { failing, told } = judge(found, shipped, Object.keys(accepted))
    for (const line of told) process.stdout.write(`known of a tool: ${line}\n`)
    expect(failing).toEqual([])
  })

  it('stop the tests when browsers get them, and when the fault of a tool is grave and not accepted', () => {
    expect(shipped).toContain('react')
    const about = (name: string, severity: string) => ({
      [name]: { name, severity, via: [{ url: `https://example.org/${name}`, title: 'Fault' }] },
    })
    const findings = findingsIn(
      JSON.stringify({
        vulnerabilities: {
          ...about('react', 'low'),
          ...about('grave-tool', 'high'),
          ...about('known-tool', 'critical'),
          ...about('other-tool', 'moderate'),
          parent: { name: 'parent', severity: 'high', via: ['grave-tool'] },
        },
      }),
    )
    const { failing, told } = judge(findings ?? {}, shipped, ['https://example.org/known-tool'])
    expect(failing).toEqual([
      'react (low): Fault, https://example.org/react',
      'grave-tool (high): Fault, https://example.org/grave-tool',
    ])
    expect(told.map(line => line.split(' ')[0])).toEqual(['known-tool', 'other-tool'])
  })

  it('are not made up where the registry refuses', () => {
    expect(findingsIn('{"message":"405 Method Not Allowed","error":{}}')).toBeUndefined()
    expect(findingsIn('npm error')).toBeUndefined()
  })
})
