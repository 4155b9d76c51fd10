import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { PROJECT_ROOT } from '#support/folders.ts'

const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8')

/** The parts of a workflow that are looked at. That it runs is not known: no runner is at hand. */
const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()).optional(),
      environment: z.string().optional(),
      needs: z.string().optional(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
})

const { permissions, jobs } = workflow.parse(parse(read('.github/workflows/release.yml')))
const steps = Object.values(jobs).flatMap(job => job.steps)
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

/** The scripts of the project that a text runs. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)

it('the workflow names its actions by the digests of commits', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.length).toBeGreaterThan(3)
  expect(actions.filter(action => !/^actions\/[\w-]+@[\da-f]{40}$/.test(action))).toEqual([])
})

it('the workflow may read by default, and the build alone may attest', () => {
  expect(permissions).toEqual({ contents: 'read' })
  expect(jobs.build?.permissions).toEqual({
    contents: 'read',
    'id-token': 'write',
    attestations: 'write',
  })
  expect(jobs.deploy?.permissions).toBeUndefined()
})

it('the workflow attests the release, and deploys it after the build, once somebody agrees', () => {
  const attested = steps.find(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'))
  expect(attested?.with?.['subject-path']).toBe(
    'release/site.tar.zst\nrelease/build-manifest.json\n',
  )
  expect(jobs.deploy).toMatchObject({ needs: 'build', environment: 'production' })
})

it.each(['.github/workflows/release.yml', 'hosting/Containerfile'])(
  '%s makes a release of the whole history with commands of the project, and verifies it',
  file => {
    const commands = scriptsIn(read(file))
    expect(commands.filter(name => !Object.hasOwn(scripts, name))).toEqual([])
    expect(commands).toEqual(expect.arrayContaining(['build', 'verify-build']))
    expect(read(file)).toContain('npm run build -- --release')
  },
)

it('the workflow has the whole history, and the container does not leave it out', () => {
  const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkout?.with).toEqual({ 'fetch-depth': 0, 'persist-credentials': false })
  const leftOut = read('hosting/Containerfile.dockerignore').split('\n')
  expect(leftOut).toContain('node_modules')
  expect(leftOut).not.toContain('.git')
})

it('the container copies files that are there', () => {
  const copied = [...read('hosting/Containerfile').matchAll(/^COPY (hosting\/\S+)/gm)]
  expect(copied).toHaveLength(1)
  for (const [, file = ''] of copied) expect(read(file)).toContain('_hosting/nginx.conf')
})
