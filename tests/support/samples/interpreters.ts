import { execFile, execFileSync } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { API_HOST } from '#site/facts/api/host.ts'
import { temporaryFolder } from '../fixture.ts'
import { PROJECT_ROOT } from '../folders.ts'

const run = promisify(execFile)

/** What runs the samples of a language, one after the other, in one start. */
export interface Interpreter {
  /** The program, as it is found on the machine. */
  readonly program: string
  /** Ending of the file of one sample. */
  readonly ending: string
  /** The program that runs every sample of its folder in order, and its name. */
  readonly runner: { readonly file: string; readonly text: string }
}

/** Commands, one after the other. What curl prints is of no interest. */
export const shell: Interpreter = {
  program: 'sh',
  ending: 'sh',
  runner: { file: 'run', text: 'for sample in ./*.sh; do . "$sample"; done >out 2>progress\n' },
}

/** Modules, one after the other. The SDK's own host is replaced by `STUB`; an answer it does not expect is no matter. */
export const node: Interpreter = {
  program: process.execPath,
  ending: 'mjs',
  runner: {
    file: 'run',
    text: `
const { readdirSync } = require('node:fs')
const { fetch } = globalThis
globalThis.fetch = (input, init) =>
  fetch(String(input).replace(${JSON.stringify(API_HOST)}, process.env.STUB), init)
console.log = () => {}
const run = async () => {
  for (const file of readdirSync('.').filter(name => name.endsWith('.mjs')).sort()) await import('./' + file)
}
run()
`,
  },
}

/** Scripts, one after the other, with the package \`requests\` or, where it is missing, what the samples use of it. */
export const python: Interpreter = {
  program: 'python3',
  ending: 'py',
  runner: {
    file: 'run',
    text: `
import glob, sys, types, urllib.parse, urllib.request
try:
    import requests
except ImportError:
    requests = types.ModuleType("requests")
    def send(method, url, params=None, headers={}, data=None, timeout=None):
        query = "?" + urllib.parse.urlencode(params) if params else ""
        made = urllib.request.Request(url + query, data, headers, method=method)
        body = urllib.request.urlopen(made).read()
        return types.SimpleNamespace(raise_for_status=lambda: None, json=lambda: body)
    requests.get = lambda url, **more: send("GET", url, **more)
    requests.post = lambda url, **more: send("POST", url, **more)
    sys.modules["requests"] = requests
for name in sorted(glob.glob("*.py")):
    with open(name, encoding="utf-8") as sample:
        exec(compile(sample.read(), name, "exec"), {"print": lambda *_: None})
`,
  },
}

/** Whether a program is on this machine. */
export function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Runs samples in their order, in one start of their interpreter.
 * @param stub address that the SDK's requests go to
 * @throws Error with what was printed when a sample fails
 */
export async function runSamples(
  { program, ending, runner }: Interpreter,
  samples: readonly string[],
  stub: string,
): Promise<void> {
  const { folder, remove } = await temporaryFolder()
  try {
    const width = String(samples.length).length
    await Promise.all([
      writeFile(path.join(folder, runner.file), runner.text),
      symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(folder, 'node_modules')),
      ...samples.map((sample, index) => {
        const name = `${String(index).padStart(width, '0')}.${ending}`
        return writeFile(path.join(folder, name), `${sample}\n`)
      }),
    ])
    await run(program, [runner.file], {
      cwd: folder,
      env: {
        ...process.env,
        SUSHI_API_KEY: 'k',
        BLADE_API_KEY: 'k',
        STUB: stub,
        NO_PROXY: '*',
        no_proxy: '*',
      },
    })
  } finally {
    await remove()
  }
}
