import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import { CONFIG_FILE } from '../config/load-config.ts'
import { PAGE_FILE } from '../pages/collect/collect.ts'
import { ENGINE_ROOT } from '../project.ts'
import { SNIPPET_FOLDER } from '../samples/files.ts'

/** What an edit of a file may mean. */
export interface EditHandlers {
  /** A file below `content/` was changed, added or removed. */
  onPage(filePath: string): Promise<void>
  /** The settings, or something they import. */
  onSettings(): Promise<void>
  /** A style sheet. */
  onStyles(): void
  /** A module that pages are rendered with or that they import, or code that they show. */
  onModule(): void
  /** A static file. */
  onPublicFile(): void
  /** A module of the server itself, which is read once. */
  onServerModule(file: string): void
}

/** What marks the request for a style sheet itself, rather than for a script that applies it. */
export const AS_LINKED = '?direct'

/** Folders of modules that the server itself runs on. */
const SERVER_FOLDERS = ['node', 'model'].map(folder => path.join(ENGINE_ROOT, folder))

function below(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file)
  return relative.startsWith('..') || path.isAbsolute(relative)
    ? undefined
    : relative.split(path.sep).join('/')
}

/** Whether a module is a file's, or is imported by it, however far. */
function reaches(
  module: EnvironmentModuleNode,
  file: string,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  if (module.file === file) return true
  if (seen.has(module)) return false
  seen.add(module)
  return [...module.importers].some(importer => reaches(importer, file, seen))
}

/**
 * How long the watcher stays silent about a file after it told of it, in milliseconds, and a little more. A
 * write that comes in two steps would be seen half done.
 */
const SILENCE_MS = 60

async function modifiedAt(file: string): Promise<bigint | undefined> {
  return (await stat(file, { bigint: true }).catch(() => undefined))?.mtimeNs
}

/** Waits for the text of a file that is empty, as it is between the two steps of a write. */
async function written(file: string): Promise<void> {
  const isEmpty = await stat(file).then(
    ({ size }) => size === 0,
    () => false,
  )
  if (isEmpty) await setTimeout(SILENCE_MS)
}

/** Looks again at a file once the watcher has ended its silence, and tells of a change it kept to itself. */
function lookAgain(
  watcher: ViteDevServer['watcher'],
  file: string,
  known: bigint | undefined,
): void {
  void setTimeout(SILENCE_MS, undefined, { ref: false }).then(async () => {
    const now = await modifiedAt(file)
    if (now !== undefined && now !== known) watcher.emit('change', file)
  })
}

/** Notices edits and says what they mean. */
export function editListener(root: string, handlers: EditHandlers): Plugin {
  const configFile = path.join(root, CONFIG_FILE)
  const contentFolder = path.join(root, 'content')
  const publicFolder = path.join(root, 'public')
  const snippetFolder = path.join(root, SNIPPET_FOLDER)

  const listen = async ({ file, modules }: HotUpdateOptions): Promise<void> => {
    const page = below(contentFolder, file)
    if (SERVER_FOLDERS.some(folder => below(folder, file))) handlers.onServerModule(file)
    if (below(publicFolder, file)) handlers.onPublicFile()
    else if (page && PAGE_FILE.test(page)) await handlers.onPage(page)
    else if (file === configFile || modules.some(module => reaches(module, configFile)))
      await handlers.onSettings()
    else if (file.endsWith('.css')) handlers.onStyles()
    else if (modules.length > 0 || below(snippetFolder, file)) handlers.onModule()
  }
  return {
    name: 'edit-listener',
    async hotUpdate(options) {
      // The browser learns of the linked style sheet from us: the bundler knows nothing that could take in a
      // new one, and would load the page anew.
      if (this.environment.name === 'client')
        return options.modules.filter(module => !module.url.endsWith(AS_LINKED))
      // Pages are rendered with the modules of the server's environment.
      if (this.environment.name !== 'ssr') return undefined
      await written(options.file)
      lookAgain(options.server.watcher, options.file, await modifiedAt(options.file))
      // A file that was missed when it was imported: its importers are run again.
      if (options.type === 'create')
        for (const module of options.modules) this.environment.moduleGraph.invalidateModule(module)
      await listen(options)
      return undefined
    },
  }
}
