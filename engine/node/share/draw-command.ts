import path from 'node:path'
import { SHARE_FOLDER } from '#model/share-picture.ts'
import { type Environment, loadConfig } from '../config/load-config.ts'
import { collectPages } from '../pages/collect/collect.ts'
import { writeSharePictures } from './share-pictures.ts'

/**
 * Draws the pictures of a site's pages for where they are shared, as a release does, without building the site.
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
  const config = await loadConfig(root, environment)
  const pages = await collectPages(path.join(root, 'content'))
  const count = await writeSharePictures(outFolder, { root, config, pages })
  print(`${count} pictures in ${path.join(outFolder, SHARE_FOLDER)}`)
}
