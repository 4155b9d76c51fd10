import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Site } from '#model/site.ts'
import { isFont, MATH_FONT, MONO_FONT } from '../output/fonts.ts'
import { appScripts, type Script } from './app-scripts.ts'
import { type Integrity, integrityOf } from './integrity.ts'

/** Script that every page begins with. */
export const BOOT_ENTRY = 'engine/client/boot/boot.ts'
/** Script that hydrates the frame. */
export const APP_ENTRY = 'engine/client/client.tsx'
/** Rules of every page. */
export const STYLE_ENTRY = 'engine/client/styles.ts'
/** Module that renders pages. */
export const SERVER_ENTRY = 'engine/client/server.tsx'
/** What it is bundled into, within its folder. */
export const SERVER_FILE = 'server.js'

/** The scripts and styles that browsers get, bundled; paths are relative to the bundle's folder. */
export interface Bundle {
  /** Folder of the bundles. */
  folder: string
  /** Folders of what browsers get of it. */
  browserFolders: string[]
  bootFile: string
  /** Script that hydrates the frame; the boot script fetches it. */
  appFile: string
  /** That script, and what it loads on demand, with the settings of the site. */
  appScripts: Script[]
  /** What browsers hold both to. */
  integrity: Integrity
  /** Rules of every page. */
  styleFile: string
  /** Style sheets that only some pages need, by the names of their parts. */
  styleParts: { name: string; file: string }[]
  /** Font files of every page, to be fetched early. */
  fontFiles: string[]
  /** Font file of pages with mathematics, to be fetched early. */
  mathFontFile: string
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'))
}

/** What a folder of bundles holds for a site. @throws Error when an entry is missing. */
export async function readBundle(folder: string, site: Site): Promise<Bundle> {
  const [boot, app, styles] = await Promise.all(
    ['boot', 'app', 'styles'].map(part => readManifest(path.join(folder, part))),
  )
  const bootFile = boot?.[BOOT_ENTRY]?.file
  const bundledApp = app?.[APP_ENTRY]?.file
  const sheets = Object.values(styles ?? {}).filter(({ isEntry }) => isEntry)
  const [styleFile] = sheets.find(({ src }) => src === STYLE_ENTRY)?.css ?? []
  const styleParts = sheets
    .filter(({ src }) => src !== STYLE_ENTRY)
    .flatMap(({ name = '', css: [file] = [] }) => (file ? { name, file } : []))
  if (!bootFile || !bundledApp || !styleFile) throw new Error('the bundle lacks its entries')
  // A manifest names a font twice: as an asset of the sheet, and by itself.
  const files = Object.values(styles ?? {}).flatMap(({ file, assets = [] }) => [file, ...assets])
  const fonts = [...new Set(files)].filter(file => file.endsWith('.woff2'))
  const mathFontFile = fonts.find(file => isFont(MATH_FONT, file)) ?? ''
  const { dir, base } = path.posix.parse(bundledApp)
  const made = await appScripts(path.join(folder, 'app', dir), base, site)
  return {
    folder,
    browserFolders: ['boot', 'app', 'styles', 'worker'].map(part => path.join(folder, part)),
    bootFile,
    appFile: path.posix.join(dir, made.app.name),
    appScripts: [made.app, ...made.others],
    integrity: {
      boot: integrityOf(await readFile(path.join(folder, 'boot', bootFile))),
      app: integrityOf(made.app.text),
    },
    styleFile,
    styleParts,
    fontFiles: fonts.filter(file => file !== mathFontFile && !isFont(MONO_FONT, file)),
    mathFontFile,
  }
}
