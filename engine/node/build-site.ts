import { existsSync } from 'node:fs'
import { cp, glob, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { outputFileOf } from '#model/routes.ts'
import { siteOf } from '#model/site.ts'
import { readDefinitions, writeDefinitions } from './api-definitions/definitions.ts'
import { bundleSite, copyBundle } from './bundle/bundle.ts'
import { hashOf, hashOfFiles } from './cache/hash.ts'
import { coveredPages } from './checks/covered-pages.ts'
import { brokenLinks } from './checks/links.ts'
import { brokenSettings } from './checks/settings.ts'
import type { Targets } from './checks/targets.ts'
import { type Environment, loadConfig } from './config/load-config.ts'
import { loadExtensions } from './config/load-extensions.ts'
import { socialIcon } from './config/social-icons.ts'
import { allOf, BuildError } from './diagnostics/build-error.ts'
import { withSettingLines } from './diagnostics/setting-lines.ts'
import { codeThemeCss } from './output/code-themes.ts'
import { compressFolder } from './output/compress.ts'
import { contentWidthRules } from './output/content-width.ts'
import { documentOf } from './output/document.ts'
import { searchIndexFile } from './output/search-index.ts'
import { blogPosts } from './pages/blog-posts.ts'
import { collectPages, isNotFoundPage } from './pages/collect.ts'
import { drawPages } from './pages/draw-pages.ts'
import { readHistory } from './pages/history.ts'
import { withNotFoundPage } from './pages/not-found.ts'
import type { PageTask } from './pages/page-task.ts'
import { PROJECT_ROOT } from './project.ts'
import type { Reporter } from './reporter.ts'
import { SNIPPET_FOLDER } from './samples/files.ts'
import { staleSnippets, writeTypesFiles } from './samples/types-files.ts'

/** Modules a page may import; when one changes, every page is drawn anew. */
const ENGINE_MODULES = ['engine/model/**/*.ts', 'engine/node/**/*.ts', 'engine/public/**/*.ts']

export interface BuildOptions {
  /** Folder with `site.config.ts`, `content/` and `public/`. */
  root: string
  /** Folder the site is written to. It is emptied first. */
  outFolder: string
  environment: Environment
  report: Reporter
  /** Called with the path of each page that is drawn anew, rather than taken from the cache. */
  onDraw?: (path: string) => void
}

/**
 * Builds a whole site.
 * @throws BuildError for every diagnostic in its sources.
 */
export async function buildSite({
  root,
  outFolder,
  environment,
  report,
  onDraw,
}: BuildOptions): Promise<void> {
  const contentFolder = path.join(root, 'content')
  const [config, collected, history, extensions] = await report.stage('Read', () =>
    allOf(
      loadConfig(root, environment),
      collectPages(contentFolder),
      readHistory(contentFolder),
      loadExtensions(root),
    ),
  )
  if (history.warning) report.warn(history.warning)
  const site = siteOf(config, socialIcon)
  const pages = withNotFoundPage(collected)
  const bundle = await report.stage('Bundle', () => bundleSite(root, site))

  const tasks: PageTask[] = pages.map(({ path: sitePath, filePath, source, frontmatter }) => ({
    path: sitePath,
    filePath,
    source,
    frontmatter,
    lastUpdatedAt: history.lastUpdated.get(filePath),
    indexed: !isNotFoundPage(sitePath),
  }))
  const posts = blogPosts(pages)
  const [{ pages: drawn, diagnostics }, definitions] = await report.stage(
    'Pages',
    async progress => {
      const settings = { root, serverFile: bundle.serverFile, environment, posts }
      const dependencies = hashOf(
        bundle.serverFile,
        await hashOfFiles(PROJECT_ROOT, ENGINE_MODULES),
        await hashOfFiles(root, [
          '*.ts',
          '{api-definitions,facts,math}/**/*',
          'content/**/*.{ts,json}',
          `${SNIPPET_FOLDER}/**/*`,
        ]),
        JSON.stringify([environment, posts]),
      )
      return Promise.all([
        drawPages(tasks, settings, {
          dependencies,
          onProgress: done => progress(`${done} of ${tasks.length}`),
          onDraw,
        }),
        readDefinitions(extensions),
      ])
    },
  )

  await report.stage('Check', async () => {
    const publicFiles = await Array.fromAsync(glob('**/*', { cwd: path.join(root, 'public') }))
    const files = new Set([
      ...publicFiles.map(file => `/${file.split(path.sep).join('/')}`),
      ...definitions.files.map(({ file }) => `/${file}`),
    ])
    const sources = new Map(pages.map(page => [page.path, page.source]))
    const ids = new Map(drawn.map(page => [page.path, new Set(page.ids)]))
    const targets: Targets = {
      pages: new Map(pages.map(page => [page.path, ids.get(page.path)])),
      files,
    }
    const found = [
      ...diagnostics,
      ...definitions.diagnostics,
      ...brokenLinks(drawn, sources, targets),
      ...(await withSettingLines(root, brokenSettings(config, targets))),
      ...coveredPages(pages, files),
      ...(await staleSnippets(root)),
    ]
    if (found.length > 0) throw new BuildError(found)
  })

  await report.stage('Write', async () => {
    await rm(outFolder, { recursive: true, force: true })
    const addedRules =
      (await codeThemeCss(config.codeThemes)) +
      contentWidthRules(
        config,
        pages.map(page => page.frontmatter),
      )
    const styleFile = await copyBundle(bundle, outFolder, addedRules)
    const publicFolder = path.join(root, 'public')
    if (existsSync(publicFolder)) await cp(publicFolder, outFolder, { recursive: true })
    const search = searchIndexFile(
      drawn.filter(page => !isNotFoundPage(page.path)).flatMap(page => page.documents),
    )
    await writeFile(path.join(outFolder, search.file), search.content)
    await writeTypesFiles(root, outFolder)
    await writeDefinitions(definitions.files, outFolder)
    const assets = { ...bundle, styleFile, searchFile: search.file }
    await Promise.all(
      drawn.map(async page => {
        const file = path.join(outFolder, outputFileOf(page.path))
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, documentOf(page, site, assets))
      }),
    )
  })
  await report.stage('Compress', () => compressFolder(outFolder))
}
