import path from 'node:path'
import type { SourcePage } from '#model/page.ts'

/** A page's file for diagnostics, relative to the site's root. */
export function fileOf({ filePath, gallery }: Pick<SourcePage, 'filePath' | 'gallery'>): string {
  return gallery?.file ?? `content/${filePath}`
}

/** Where a page stands for what it imports, absolute. @param root folder of the site */
export function moduleFileOf(root: string, { filePath }: Pick<SourcePage, 'filePath'>): string {
  return path.join(root, 'content', filePath)
}
