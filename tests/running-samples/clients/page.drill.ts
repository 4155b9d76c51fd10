import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOCS_URL } from '#site/facts/docs-version.ts'
import { errorsOfCall } from '#site/facts/errors/lookup.ts'
import { sampleEnvironment } from '#site/samples/environment.ts'
import {
  exampleAnswer,
  FAKE_API_KEY,
  type FakeAnswer,
  type FakeApi,
  problem,
  startFakeApi,
} from '#site/samples/fake-api.ts'
import settings from '#site/site.config.ts'
import { temporaryFolder } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { titledBlocks } from '#support/page-blocks.ts'
import { type FakeBlade, startFakeBlade } from '#support/samples/fake-blade.ts'
import { sites } from '#support/sites/sites.ts'

/*
 * The page is followed to the letter, in an empty folder, without the network: the packages are those of this project,
 * the definitions those of the built site, and the APIs are imitations.
 */

const run = promisify(execFile)
const modules = path.join(PROJECT_ROOT, 'node_modules')

let answerTo: (url: URL) => FakeAnswer = exampleAnswer
let api: FakeApi
let blade: FakeBlade
let place: Awaited<ReturnType<typeof temporaryFolder>>
let folder: string
const printed: string[] = []
const shown: string[] = []

/** Runs a command as a reader's shell does. @returns what it prints */
async function command(line: string): Promise<string> {
  const isProgram = line.startsWith('node ')
  const { stdout } = await run('sh', ['-c', line], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${path.join(place.folder, 'bin')}${path.delimiter}${process.env.PATH}`,
      npm_config_offline: 'true',
      NODE_NO_WARNINGS: '1',
      FAKE_API: api.url,
      FAKE_BLADE_API: blade.url,
      ...(isProgram && { NODE_OPTIONS: `--import ${sampleEnvironment.preload}` }),
    },
  })
  return stdout.trimEnd()
}

/** Whether this project has what a command installs, in these versions. */
async function isInstalled(line: string): Promise<boolean> {
  const wanted = line.split(' ').filter(word => /.@\d/.test(word))
  const found = await Promise.all(
    wanted.map(async word => {
      const name = word.slice(0, word.lastIndexOf('@'))
      const manifest = await readFile(path.join(modules, name, 'package.json'), 'utf8')
      return `${name}@${JSON.parse(manifest).version}` === word
    }),
  )
  return found.length > 0 && found.every(Boolean)
}

async function follow(line: string): Promise<void> {
  if (line.startsWith('cd ')) {
    folder = path.join(folder, line.slice('cd '.length))
    await symlink(modules, path.join(folder, 'node_modules'))
  } else if (line.startsWith('npm install ')) expect(await isInstalled(line), line).toBe(true)
  else if (line.startsWith('curl ')) {
    const [, file = ''] = /^curl --remote-name (\S+)$/.exec(line) ?? []
    expect(file.startsWith(`${DOCS_URL}/`), line).toBe(true)
    const name = file.slice(DOCS_URL.length)
    await copyFile(path.join(sites.root.folder, name), path.join(folder, name))
  } else {
    const said = await command(line)
    if (line.startsWith('node ')) printed.push(said)
    // The compiler says nothing when all types fit.
    else if (line === 'npx tsc') expect(said).toBe('')
  }
}

/** What a file of the page holds once a reader has put keys into it. */
const withKeys = (code: string) => code.replaceAll(/=YOUR_\w+$/gm, `=${FAKE_API_KEY}`)

beforeAll(async () => {
  api = await startFakeApi(url => answerTo(url))
  blade = await startFakeBlade()
  place = await temporaryFolder()
  folder = place.folder
  await mkdir(path.join(folder, 'bin'))
  await symlink(process.execPath, path.join(folder, 'bin/node'))
  for (const { title, code } of await titledBlocks('/api/generate-a-client')) {
    if (title.startsWith('Output')) shown.push(code)
    else if (title === 'Terminal') for (const line of code.split('\n')) await follow(line)
    else await writeFile(path.join(folder, title), `${withKeys(code)}\n`)
  }
})
afterAll(async () => {
  await Promise.all([api.stop(), blade.stop()])
  await place.remove()
})

it('downloads what is published at the address of the site', () => {
  expect(settings.baseUrl).toBe(DOCS_URL)
})

it('prints what the page shows', () => {
  expect(shown).toHaveLength(2)
  expect(printed).toEqual(shown)
})

it('compiles as a whole', async () => {
  expect(await command('npx tsc')).toBe('')
})

it('sends the key of each API to its host, and a list once', () => {
  const [request = ''] = api.requests
  expect(request).toContain(`&apiKey=${FAKE_API_KEY}`)
  expect(request).toContain('&onlyDEX=SushiSwapV2,SushiSwapV3&')
  // The imitation refuses any other key.
  expect(blade.requests).toHaveLength(1)
})

describe('a quote that fails', () => {
  /** What the program of the page ends with. */
  async function reason(answer: FakeAnswer): Promise<string> {
    answerTo = () => answer
    const ended = await command('node --env-file=.env quote.ts').catch(error => String(error))
    answerTo = exampleAnswer
    return ended
  }

  it.each(errorsOfCall('quote'))('$code says whether to wait', async ({ slug, code, retry }) => {
    const said = await reason(problem(slug))
    expect(said).toContain(slug === 'validation' ? 'Error: tokenIn: Required' : `Error: ${code}: `)
    expect(said.includes('wait, then ask again')).toBe(retry === 'yes')
  })

  it.each([
    ['an answer of a proxy', { status: 502, body: '<h1>Bad gateway</h1>' }, '502 <h1>Bad gateway'],
    ['no words at all', { status: 529, body: '' }, '529 '],
    ['no route', { status: 200, body: { status: 'NoWay' } }, 'There is no route'],
  ])('%s is said, too', async (_, answer, said) => {
    expect(await reason(answer)).toContain(`Error: ${said}`)
  })
})
