import type { SourcePage } from '#model/page.ts'

/** A page's file for diagnostics, relative to the site's root. */
export function fileOf({ filePath }: Pick<SourcePage, 'filePath'>): string {
  return `content/${filePath}`
}
