import { outputFileOf } from './routes.ts'

/** Folder of the pictures that are shown where a page is shared, below the output folder. */
export const SHARE_FOLDER = 'share'

/** The file of a page's picture, relative to the output folder: that of `/` is `share/index.png`. */
export function sharePictureOf(path: string): string {
  return `${SHARE_FOLDER}/${outputFileOf(path).replace(/\.html$/, '.png')}`
}
