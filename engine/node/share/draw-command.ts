import path from 'node:path'
import { SHARE_FOLDER } from '#model/share-picture.ts'
import type { Environment } from '../config/load-config.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { renderSite } from '../render-site.ts'
import { silentReporter } from '../reporter.ts'
import { writeSharePictures } from './share-pictures.ts'

/**
 * Draws the pictures of a site's pages for where they are shared, as a release does, without writing the site. Pages are
 * rendered for the figures that they show.
 * @param root folder of the site's sources
 * @param outFolder folder that they are written below
 * @throws BuildError for what is wrong with settings or pages, and for pages whose picture cannot be drawn
 */
export async function drawSharePictures(
  root: string,
  outFolder: string,
  environment: Environment,
  print: (text: string) => void,
): Promise<void> {
  const options = { root, environment, report: silentReporter, release: true }
  const { config, sources, rendered } = await renderSite(options)
  if (rendered.diagnostics.length > 0) throw new BuildError(rendered.diagnostics)
  const { pages } = rendered
  const count = await writeSharePictures(outFolder, { root, config, sources, pages })
  print(`${count} pictures in ${path.join(outFolder, SHARE_FOLDER)}`)
}
