import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import { CONFIG_FILE } from '../config/load-config.ts'
import { PAGE_FILE } from '../pages/collect/collect.ts'
import { pathBelow } from '../paths.ts'
import { ENGINE_ROOT } from '../project.ts'
import { SNIPPET_FOLDER } from '../samples/files.ts'
import { missedEdits, modifiedAt } from './missed-edits.ts'
import { AS_LINKED } from './module-loader.ts'
import type { Turns } from './turns.ts'

/** What an edit of a file may mean. */
export interface EditHandlers {
  /** Any file, given its absolute path; called first. */
  onEdit(file: string): void
  /** A file below `content/` was changed, added or removed. */
  onPage(filePath: string): Promise<void>
  /** A Markdown file elsewhere, which the component gallery may show. */
  onDocument(): void
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

/** Folders of modules that the server itself runs on. */
const SERVER_FOLDERS = ['node', 'model'].map(folder => path.join(ENGINE_ROOT, folder))

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
 * The watcher is silent about a file for 50 ms after it told of a change, and for 100 ms after a removal: when the
 * file is looked at again, in milliseconds after an edit was taken in.
 */
const LOOK_AGAIN_MS = [60, 120]

/** How long the text of a file that is empty is waited for: a write may come in two steps, and the second late on a busy machine. */
const TWO_STEPS_MS = [60, 120, 240, 480]

async function written(file: string): Promise<void> {
  for (const wait of TWO_STEPS_MS) {
    const isEmpty = await stat(file).then(
      ({ size }) => size === 0,
      () => false,
    )
    if (!isEmpty) return
    await setTimeout(wait)
  }
}

/** Looks at a file again once the watcher has ended its silence, and tells of what it kept to itself. */
async function lookAgain(
  watcher: ViteDevServer['watcher'],
  file: string,
  known: bigint | undefined,
): Promise<void> {
  for (const wait of LOOK_AGAIN_MS) {
    await setTimeout(wait, undefined, { ref: false })
    const now = await modifiedAt(file)
    if (now === known) continue
    watcher.emit(now === undefined ? 'unlink' : known === undefined ? 'add' : 'change', file)
    return
  }
}

/**
 * Notices edits and says, one after the other, what they mean.
 * @param root folder of the site
 * @param afterEdit called when an edit has been taken in
 */
export function editListener(
  root: string,
  turns: Turns,
  handlers: EditHandlers,
  afterEdit: () => void,
): Plugin {
  const configFile = path.join(root, CONFIG_FILE)
  const contentFolder = path.join(root, 'content')
  const publicFolder = path.join(root, 'public')
  const snippetFolder = path.join(root, SNIPPET_FOLDER)

  const listen = async ({ file, modules }: HotUpdateOptions): Promise<void> => {
    const page = pathBelow(contentFolder, file)
    handlers.onEdit(file)
    if (SERVER_FOLDERS.some(folder => pathBelow(folder, file))) handlers.onServerModule(file)
    if (pathBelow(publicFolder, file)) handlers.onPublicFile()
    else if (page && PAGE_FILE.test(page)) await handlers.onPage(page)
    else if (PAGE_FILE.test(file)) handlers.onDocument()
    else if (file === configFile || modules.some(module => reaches(module, configFile)))
      await handlers.onSettings()
    else if (file.endsWith('.css')) handlers.onStyles()
    else if (modules.length > 0 || pathBelow(snippetFolder, file)) handlers.onModule()
  }
  const missed = missedEdits(root)
  return {
    name: 'edit-listener',
    configureServer({ watcher }) {
      void missed.look(file => watcher.emit('change', file))
    },
    async hotUpdate(options) {
      // The browser learns of the linked style sheet from us: the bundler knows nothing that could take in a
      // new one, and would load the page anew.
      if (this.environment.name === 'client')
        return options.modules.filter(module => !module.url.endsWith(AS_LINKED))
      // Pages are rendered with the modules of the server's environment.
      if (this.environment.name !== 'ssr') return undefined
      const { file, modules, type, server } = options
      await turns.edit(async () => {
        await written(file)
        const known = await modifiedAt(file)
        missed.note(file, known)
        // Once more, now that nothing is being rendered: a module may have been loaded with an older text.
        this.environment.moduleGraph.onFileChange(file)
        // A file that was missed when it was imported: its importers are run again.
        if (type === 'create')
          for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
        await listen(options)
        void lookAgain(server.watcher, file, known)
      })
      afterEdit()
      return undefined
    },
  }
}
