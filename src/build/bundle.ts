import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import type { Site } from '#model/site.ts'
import { hashOf, hashOfFiles } from './hash.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from './project.ts'
import { viteSettings } from './vite-settings.ts'

/** Files whose change makes the bundles old. */
const BUNDLE_SOURCES = ['package-lock.json', 'src/**/*.{ts,tsx,css,woff2}', 'data/**/*.ts']

/** The scripts and styles of the site, bundled; paths are relative to the bundle's folder. */
export interface Bundle {
  /** Folder of the files for the browser. */
  clientFolder: string
  /** Module that draws pages. */
  serverFile: string
  /** Name of this version of the scripts. */
  version: string
  bootFile: string
  /** Style sheet of every page. */
  styleFile: string
  /** Font files of every page, to be fetched early. */
  fontFiles: string[]
}

/** Bundles scripts and styles, or takes them from the cache when nothing they are made of has changed. */
export async function bundleSite(site: Site): Promise<Bundle> {
  const key = hashOf(await hashOfFiles(PROJECT_ROOT, BUNDLE_SOURCES), JSON.stringify(site))
  const folder = path.join(CACHE_FOLDER, 'bundles', key)
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`
    await rm(fresh, { recursive: true, force: true })
    await Promise.all([bundleClient(site, path.join(fresh, 'client')), bundleServer(site, path.join(fresh, 'server'))])
    await rename(fresh, folder).catch(async error => {
      // Another build of the same sources was quicker.
      if (!existsSync(folder)) throw error
      await rm(fresh, { recursive: true, force: true })
    })
  }
  return readBundle(folder)
}

async function bundleClient(site: Site, outDir: string): Promise<void> {
  const settings = viteSettings(site)
  await build({
    ...settings,
    build: {
      ...settings.build,
      outDir,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        ...settings.build?.rolldownOptions,
        input: { boot: 'src/app/boot/boot.ts', site: 'src/app/styles.ts' },
      },
    },
  })
}

async function bundleServer(site: Site, outDir: string): Promise<void> {
  const settings = viteSettings(site)
  await build({
    ...settings,
    build: { ...settings.build, outDir, ssr: 'src/app/server.tsx', minify: false, cssMinify: false },
  })
}

async function readBundle(folder: string): Promise<Bundle> {
  const clientFolder = path.join(folder, 'client')
  const text = await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const bootFile = manifest['src/app/boot/boot.ts']?.file
  const styles = manifest['src/app/styles.ts']
  const styleFile = styles?.css?.[0] ?? styles?.file
  if (!bootFile || !styleFile) throw new Error('the bundle lacks its entries')
  return {
    clientFolder,
    serverFile: path.join(folder, 'server/server.js'),
    version: hashOf(text),
    bootFile,
    styleFile,
    fontFiles: (styles?.assets ?? []).filter(file => file.endsWith('.woff2') && !file.includes('math')),
  }
}

/**
 * Puts the bundle's files into the site's output, with rules added to the style sheet.
 * @returns the style sheet's new name.
 */
export async function copyBundle(bundle: Bundle, outFolder: string, addedRules: string): Promise<string> {
  await mkdir(outFolder, { recursive: true })
  await cp(path.join(bundle.clientFolder, 'assets'), path.join(outFolder, 'assets'), {
    recursive: true,
    filter: file => path.basename(file) !== path.basename(bundle.styleFile) && !/site-[\w-]+\.js$/.test(file),
  })
  const css = (await readFile(path.join(bundle.clientFolder, bundle.styleFile), 'utf8')) + addedRules
  const styleFile = `assets/site-${hashOf(css)}.css`
  await writeFile(path.join(outFolder, styleFile), css)
  return styleFile
}
