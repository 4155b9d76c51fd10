import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteConfig } from '#model/config/site.ts'
import type { SourcePage } from '#model/page.ts'
import { outputFileOf } from '#model/routes.ts'
import type { SearchAnswer } from '#model/search/answer.ts'
import { siteOf } from '#model/site.ts'
import { type CheckedDefinitions, writeDefinitions } from '../api-definitions/definitions.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { copyBundle } from '../bundle/copy-bundle.ts'
import { galleryStyles } from '../gallery/gallery-styles.ts'
import { isNotFoundPage } from '../pages/collect/collect.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import { writeTypesFiles } from '../samples/types-files.ts'
import { codeThemeCss } from './code-themes.ts'
import { configStyles } from './config-styles.ts'
import { documentOf } from './document.ts'
import { inlinedStyles } from './inlined-styles.ts'
import { NOTICES_FILE, noticesOf } from './notices.ts'
import { searchIndexFiles } from './search/search-index.ts'
import { shippedPackages } from './shipped-packages.ts'

/** All that a site's files are made of. */
interface Output {
  root: string
  config: SiteConfig
  sources: readonly SourcePage[]
  pages: readonly RenderedPage[]
  bundle: Bundle
  definitions: CheckedDefinitions
  answers: readonly SearchAnswer[]
}

/** Writes a site's files into a folder that is empty, or not there yet. @throws BuildError for a package without a license. */
export async function writeSite(outFolder: string, output: Output): Promise<void> {
  const { root, config, sources, pages, bundle, definitions, answers } = output
  const notices = noticesOf(shippedPackages(bundle.browserFolders, config.socials.length > 0))
  const frontmatters = sources.map(page => page.frontmatter)
  const addedRules = [
    await codeThemeCss(config.codeThemes),
    configStyles(config, frontmatters),
    sources.some(page => page.gallery) ? await galleryStyles() : '',
  ].join('')
  const styleFile = await copyBundle(bundle, outFolder, addedRules)
  const publicFolder = path.join(root, 'public')
  if (existsSync(publicFolder)) await cp(publicFolder, outFolder, { recursive: true })
  const found = pages.filter(page => !isNotFoundPage(page.path))
  const documents = found.flatMap(page => page.article.documents)
  const search = searchIndexFiles(documents, answers)
  for (const { file, content } of search) await writeFile(path.join(outFolder, file), content)
  await writeFile(path.join(outFolder, NOTICES_FILE), notices)
  await writeTypesFiles(root, outFolder)
  await writeDefinitions(definitions.files, outFolder)
  const site = siteOf(config)
  const stylesOf = await inlinedStyles(bundle)
  const assets = { ...bundle, styleFile, searchFile: search[0].file }
  await Promise.all(
    pages.map(async page => {
      const file = path.join(outFolder, outputFileOf(page.path))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(
        file,
        documentOf(page, site, { ...assets, inlinedStyles: stylesOf(page.app) }),
      )
    }),
  )
}
