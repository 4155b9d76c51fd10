import type { Frontmatter } from './config/frontmatter.ts'
import { shortHash } from './short-hash.ts'

/** Class of the pages that state these widths and paddings; the style sheet has its rules. */
export function contentWidthClass(content: NonNullable<Frontmatter['content']>): string {
  return `content-width-${shortHash(JSON.stringify(content))}`
}
