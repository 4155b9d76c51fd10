import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseAstAsync } from 'vite'
import { transferSize } from './transfer.ts'

/** A script file of the built site. */
export interface ScriptFile {
  /** Name below `assets/`. */
  name: string
  /** Brotli bytes. */
  bytes: number
}

/** What a lazily loaded script is for. */
export type LazyPurpose = 'dialogs' | 'search' | 'island' | 'figure'

/** All scripts besides the boot script, by when they are fetched. */
export interface SiteScripts {
  /** The app and all it imports: fetched at the first input. */
  app: ScriptFile[]
  lazy: Readonly<Record<LazyPurpose, ScriptFile[]>>
  /** For each figure, by the name of its island, the files it needs beyond the app. */
  figures: ReadonlyMap<string, readonly ScriptFile[]>
}

/**
 * What a lazily loaded script is for, by its name: `*-island` is an island, and `*-tip` or `*-tips` is likewise
 * fetched for an article that has use for it, as are `tokens`, which color code, `zoom-images`, and what serves other
 * pages alone (`renew-behind`, `in-background`); `search*` and the search engine's own files are search;
 * `figure-kit` is what figures share; anything else is menus and dialogs.
 */
export function purposeOf(name: string): LazyPurpose {
  if (name.startsWith('figure-kit-')) return 'figure'
  if (
    /(?:-(?:island|tips?)|^tokens|^(?:zoom-images|renew-behind|in-background))-[\w-]{8}\.js$/.test(
      name,
    )
  )
    return 'island'
  return /^(?:search|minisearch)/.test(name) ? 'search' : 'dialogs'
}

/** Name of an island by its file. */
const ISLAND_FILE = /^(.+)-island-[\w-]{8}\.js$/

/** Names of the files that a script imports at once. */
async function importsOf(file: string): Promise<string[]> {
  const { body } = await parseAstAsync(await readFile(file, 'utf8'))
  return body.flatMap(node =>
    (node.type === 'ImportDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration') &&
    node.source
      ? path.basename(node.source.value)
      : [],
  )
}

/** A script and everything it imports at once, directly or not. */
async function closureOf(assets: string, entry: string): Promise<Set<string>> {
  const reached = new Set([entry])
  for (const name of reached) {
    for (const imported of await importsOf(path.join(assets, name))) reached.add(imported)
  }
  return reached
}

/**
 * Sorts the scripts of a built site.
 * @param bootNames scripts of a first visit, which are left out.
 * @param appName script that the boot script fetches.
 */
export async function siteScripts(
  folder: string,
  bootNames: ReadonlySet<string>,
  appName: string,
): Promise<SiteScripts> {
  const assets = path.join(folder, 'assets')
  const app = await closureOf(assets, appName)
  const names = (await readdir(assets)).filter(
    name => /\.m?js$/.test(name) && !bootNames.has(name) && !app.has(name),
  )
  const measured = (list: Iterable<string>) =>
    Promise.all(
      [...list].map(async name => ({ name, bytes: await transferSize(folder, `assets/${name}`) })),
    )
  const ofPurpose = (purpose: LazyPurpose) =>
    measured(names.filter(name => purposeOf(name) === purpose))
  const figures = new Map<string, ScriptFile[]>()
  for (const name of names) {
    const island = ISLAND_FILE.exec(name)?.[1]
    if (island === undefined) continue
    const needed = [...(await closureOf(assets, name))].filter(file => !app.has(file))
    if (needed.some(file => purposeOf(file) === 'figure')) {
      figures.set(island, await measured(needed))
    }
  }
  return {
    figures,
    app: await measured(app),
    lazy: {
      dialogs: await ofPurpose('dialogs'),
      search: await ofPurpose('search'),
      island: await ofPurpose('island'),
      figure: await ofPurpose('figure'),
    },
  }
}
