import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { outputFileOf } from '#model/routes.ts'
import type { SearchAnswer } from '#model/search/answer.ts'
import type { Synonyms } from '#model/search/synonyms.ts'
import { siteOf } from '#model/site.ts'
import type { CheckedDefinitions } from '../api-definitions/definitions.ts'
import { copyBundle } from '../bundle/copy-bundle.ts'
import type { Bundle } from '../bundle/read-bundle.ts'
import { fewAtATime } from '../few-at-a-time.ts'
import { galleryStyles } from '../gallery/gallery-styles.ts'
import { isFallbackPage } from '../pages/collect/fallback-paths.ts'
import { writeTypesFiles } from '../samples/types-files.ts'
import { codeThemeCss } from './code-themes.ts'
import { configStyles } from './config-styles.ts'
import { FEED_FILE } from './discovery/feed.ts'
import { documentOf } from './document.ts'
import { LICENSE_FILE, licenseOf } from './license.ts'
import { NOTICES_FILE, noticesOf } from './notices.ts'
import { FILES_AT_A_TIME, type OutputFile, writeFiles } from './output-file.ts'
import { writePrintedAreas } from './print/write-printed-areas.ts'
import { redirectPages } from './redirect-pages.ts'
import { searchIndexFiles } from './search/search-index.ts'
import { synonymsFile } from './search/synonyms-file.ts'
import type { ShippedPackage } from './shipped-packages.ts'
import { classesIn, siteStyles } from './site-styles.ts'
import { type TextSources, textFiles } from './text-files.ts'
import { workerScript } from './worker-script.ts'

/** All that a site's files are made of. */
interface Output extends TextSources {
  root: string
  bundle: Bundle
  /** What the site's scripts and pictures are made of. */
  shipped: readonly ShippedPackage[]
  definitions: CheckedDefinitions
  answers: readonly SearchAnswer[]
  synonyms: readonly Synonyms[]
  /** What the site makes of its data besides its pages. */
  publishedFiles: readonly OutputFile[]
}

/** Writes a site's files into a folder that is empty, or not there yet. @throws BuildError for a package without a license. */
export async function writeSite(outFolder: string, output: Output): Promise<void> {
  const { root, config, sources, pages, bundle, definitions, answers, synonyms, publishedFiles } =
    output
  const notices = noticesOf(output.shipped)
  const frontmatters = sources.map(page => page.frontmatter)
  const shown = new Set(pages.flatMap(page => [...classesIn(page.app)]))
  const addedRules = [
    await codeThemeCss(config.codeThemes, name => shown.has(name)),
    configStyles(config, frontmatters),
    sources.some(page => page.gallery) ? await galleryStyles() : '',
  ].join('')
  await copyBundle(bundle, outFolder)
  const publicFolder = path.join(root, 'public')
  if (existsSync(publicFolder)) await cp(publicFolder, outFolder, { recursive: true })
  const found = pages.filter(page => !isFallbackPage(page.path))
  const documents = found.flatMap(page => page.article.documents)
  const search = searchIndexFiles(documents, answers, config.language)
  await writeTypesFiles(root, outFolder)
  const site = siteOf(config)
  const styles = await siteStyles(bundle, addedRules)
  const { bootFile, appFile, integrity, fontFiles, mathFontFile } = bundle
  const forPrograms = textFiles(output)
  const assets = {
    ...{ bootFile, appFile, integrity, fontFiles, mathFontFile },
    searchFile: search[0].file,
    feedFile: forPrograms.find(({ file }) => file === FEED_FILE)?.file,
  }
  await fewAtATime(pages, FILES_AT_A_TIME, async page => {
    const file = path.join(outFolder, outputFileOf(page.path))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(
      file,
      documentOf(page, site, {
        ...assets,
        inlinedStyles: styles.of(page.app),
        allStyles: styles.whole,
        steadyMathFace: styles.steadyMathFace,
      }),
    )
  })
  await writePrintedAreas(outFolder, config, found, assets, styles.of)
  await writeFiles(outFolder, [
    styles.whole,
    ...search,
    synonymsFile(synonyms),
    { file: LICENSE_FILE, text: licenseOf(root) },
    { file: NOTICES_FILE, text: notices },
    await workerScript(path.join(bundle.folder, 'worker'), outFolder),
    ...definitions.files,
    ...publishedFiles,
    ...forPrograms,
    ...redirectPages(config, sources),
  ])
}
