import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ours } from './ours.ts'
import type { Tool } from './tool.ts'
import { whyFailed } from './why-failed.ts'

const run = promisify(execFile)

/** No package may run a script while it is installed: none of these needs one to build. */
const OPTIONS = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-update-notifier']

/** Tools that are ready to build, each in a folder of its own. */
export interface Installed {
  tools: readonly { tool: Tool; folder: string }[]
  /** Those that did not install, each with the reason in one line. */
  missing: readonly { name: string; why: string }[]
  /** Takes all of it away again. */
  remove(): Promise<void>
}

/** Installs one tool. @returns why it could not be, in one line; undefined when it is there. */
async function install(tool: Tool, folder: string): Promise<string | undefined> {
  await mkdir(folder)
  const manifest = { private: true, type: tool.scripts, dependencies: tool.packages }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest))
  try {
    await run('npm', ['install', ...OPTIONS], { cwd: folder, maxBuffer: 2 ** 26 })
    return undefined
  } catch (error) {
    return whyFailed(String(Object(error).stderr || error))
  }
}

/**
 * Installs tools from the registry into a new temporary folder, ours being there already.
 * @param peers what is installed.
 * @param say is told what is done.
 */
export async function installBeside(
  peers: readonly Tool[],
  say: (text: string) => void,
): Promise<Installed> {
  const root = await mkdtemp(path.join(tmpdir(), 'sushi-docs-peers-'))
  const tools = [{ tool: ours, folder: path.join(root, ours.name) }]
  const missing: Installed['missing'][number][] = []
  for (const tool of peers) {
    say(`Installing ${tool.name} …`)
    const folder = path.join(root, tool.name.toLowerCase())
    const why = await install(tool, folder)
    if (why === undefined) {
      tools.push({ tool, folder })
      continue
    }
    say(`${tool.name} did not install: ${why}`)
    missing.push({ name: tool.name, why })
  }
  const remove = async () => {
    for (const cache of ours.caches) await rm(cache, { recursive: true, force: true })
    await rm(root, { recursive: true, force: true })
  }
  return { tools, missing, remove }
}
