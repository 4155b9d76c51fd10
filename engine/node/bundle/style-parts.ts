import { globSync } from 'node:fs'
import path from 'node:path'
import { prefixRegex } from 'rolldown/filter'
import type { Plugin } from 'vite'
import { pathBelow } from '../paths.ts'
import { ENGINE_ROOT } from '../project.ts'
import { siteStyleSheets } from './site-style-sheets.ts'

/** Rules that only some pages need: those that show one of its classes. */
export interface StylePart {
  /** Part of a file name. */
  name: string
  /** Its style sheets, absolute. */
  files: readonly string[]
}

/**
 * Folders of the engine whose rules are a part; those of its other components are in the sheet of every page
 * (`engine/client/component-styles.ts`, which names those folders again: a glob takes no variable).
 */
const PARTS = [
  'api-viewer',
  'chrome/banner',
  'chrome/search/dialog',
  'figure-kit',
  'prose/blog',
  'prose/cards',
  'prose/code-marks',
  'prose/drawing',
  'prose/filter',
  'prose/glossary',
  'prose/nearest-pages',
  'prose/page-changes',
  'prose/row-picker',
  'prose/sample',
  'prose/sequence',
  'prose/sponsors',
  'prose/stacked-table',
  'prose/steps',
  'prose/tabs',
  'prose/value-table',
  'prose/zoom',
]

const PART_ENTRY = 'style-part:'
const RESOLVED_ENTRY = `\0${PART_ENTRY}`

/** The module that a part is bundled from. */
export const entryOfPart = ({ name }: StylePart) => `${PART_ENTRY}${name}`

/** Whether a sheet's rules are those of classes, so that what a page shows tells whether it needs them. */
const isModule = (file: string) => file.endsWith('.module.css')

/** The sheets of a site that every page has: its theme, and rules that are not those of classes. */
export function sharedSiteSheets(root: string): string[] {
  return siteStyleSheets(root).filter(file => !isModule(file))
}

/** The part that the components of a site's folder are in. It is never that of a folder of the engine. */
function nameOfFolder(root: string, folder: string): string {
  const below = (pathBelow(root, folder) ?? '').split('/').filter(Boolean)
  return ['site', ...below].join('-').replace(/[^\w-]+/g, '-')
}

/** The parts of a site's style sheet: some of the engine, and one for each folder of its own components. */
export function stylePartsOf(root: string): StylePart[] {
  const own = PARTS.map(folder => ({
    name: folder.replaceAll('/', '-'),
    files: globSync(`${folder}/**/*.module.css`, { cwd: ENGINE_ROOT })
      .sort()
      .map(file => path.join(ENGINE_ROOT, file)),
  }))
  const folders = Object.groupBy(siteStyleSheets(root).filter(isModule), file =>
    nameOfFolder(root, path.dirname(file)),
  )
  return [...own, ...Object.entries(folders).map(([name, files = []]) => ({ name, files }))]
}

/** A module that takes in style sheets, and exports the classes of those that have some: the rules of others are dropped. */
export function stylesModule(sheets: readonly string[]): string {
  return sheets
    .map((file, index) =>
      isModule(file)
        ? `export { default as sheet${index} } from ${JSON.stringify(file)}`
        : `import ${JSON.stringify(file)}`,
    )
    .join('\n')
}

/** Gives the parts of a site's style sheet modules to be bundled from. @param root folder of the site. */
export function stylePartsPlugin(root: string): Plugin {
  let parts: StylePart[] | undefined
  return {
    name: 'style-parts',
    resolveId: { filter: { id: prefixRegex(PART_ENTRY) }, handler: id => `\0${id}` },
    load: {
      filter: { id: prefixRegex(RESOLVED_ENTRY) },
      handler(id) {
        parts ??= stylePartsOf(root)
        const part = parts.find(({ name }) => id === RESOLVED_ENTRY + name)
        return part && stylesModule(part.files)
      },
    },
  }
}
