import { execFile } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { CACHE_FOLDER } from '#engine/node/project.ts'
import { sampleEnvironment } from '#site/samples/environment.ts'
import { temporaryFolder } from '../fixture.ts'
import { titledBlocks } from '../page-blocks.ts'

const run = promisify(execFile)

/** Titles of blocks whose lines a reader types into a shell; of several package managers it is npm. */
const COMMANDS = new Set(['Terminal', 'npm'])
const OTHER_COMMANDS = new Set(['pnpm', 'yarn', 'bun'])

/** The program of a release of Node, installed the first time it is asked for. */
export async function installNode(version: string): Promise<string> {
  const folder = path.join(CACHE_FOLDER, 'test/nodes', version)
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--no-save', '--prefix', folder, `node@${version}`], {
    env: { ...process.env, npm_config_prefer_offline: 'true' },
  })
  return path.join(folder, 'node_modules/node/bin/node')
}

/** How a page is followed. */
interface Following {
  /** Program that runs samples. */
  readonly node: string
  /** Further variables of the environment. */
  readonly variables?: Readonly<Record<string, string>>
  /** What a reader makes of a file before saving it. @param code as the page shows it */
  readonly fill?: (code: string, file: string) => string
}

/** What following a page came to. */
export interface Followed {
  /** What each program printed. */
  readonly printed: readonly string[]
  /** What the page says that they print. */
  readonly shown: readonly string[]
}

/**
 * Follows a page of the built site to the letter, in an empty folder: its files are written, its commands are run.
 * @param sitePath its address
 * @throws Error when a command fails
 */
export async function followPage(
  sitePath: string,
  { node, variables = {}, fill = code => code }: Following,
): Promise<Followed> {
  const place = await temporaryFolder()
  try {
    const bin = path.join(place.folder, 'bin')
    await mkdir(bin)
    await symlink(node, path.join(bin, 'node'))
    const env = {
      // A machine may have its own settings of npm there.
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      NODE_NO_WARNINGS: '1',
      ...variables,
    }
    const printed: string[] = []
    const shown: string[] = []
    let folder = path.join(place.folder, 'empty')
    await mkdir(folder)
    const follow = async (line: string) => {
      const [command, ...args] = line.split(' ')
      if (command === 'cd') {
        folder = path.join(folder, args.join(' '))
        return
      }
      const options =
        command === 'node' ? { NODE_OPTIONS: `--import ${sampleEnvironment.preload}` } : {}
      const { stdout } = await run('sh', ['-c', line], { cwd: folder, env: { ...env, ...options } })
      if (command === 'node') printed.push(stdout.trimEnd())
    }
    for (const { title, code } of await titledBlocks(sitePath)) {
      if (title.startsWith('Output')) shown.push(code)
      else if (COMMANDS.has(title)) for (const line of code.split('\n')) await follow(line)
      else if (!OTHER_COMMANDS.has(title))
        await writeFile(path.join(folder, title), `${fill(code, title)}\n`)
    }
    return { printed, shown }
  } finally {
    await place.remove()
  }
}
