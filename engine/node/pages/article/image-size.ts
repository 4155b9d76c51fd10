import { readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { isExternal } from '#model/routes.ts'

/** Width and height of an image, in CSS pixels. */
interface ImageSize {
  width: number
  height: number
}

/** What is known of the size of an image's file, which may not be there or be no image of a known kind. */
export type FileSize = ImageSize | 'missing' | 'unreadable'

/**
 * Reads the size of an image of a site.
 * @param root folder of the site
 * @param address as it was written
 */
export function sizeOfImage(root: string, address: string): FileSize {
  if (isExternal(address) || !address.startsWith('/')) return 'missing'
  let file: Uint8Array
  try {
    const name = decodeURI(address.replace(/[?#].*$/, ''))
    file = readFileSync(path.join(root, 'public', name))
  } catch {
    return 'missing'
  }
  try {
    const { width, height } = imageSize(file)
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return 'unreadable'
  }
}
