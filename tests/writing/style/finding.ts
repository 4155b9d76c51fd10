import { lineAt, type TextBlock } from './text-block.ts'

/** What a check found in a text, and how to fix it. */
export interface Finding {
  /** Below the project, with the line: `site/content/index.mdx:12`. */
  place: string
  rule: string
  /** The words it is about. */
  found: string
  fix: string
}

/** A finding at a place in the words of a block. @param offset into `textOf`, from 0 */
export function findingAt(
  block: TextBlock,
  offset: number,
  { rule, found, fix }: Omit<Finding, 'place'>,
): Finding {
  return { place: `${block.file}:${lineAt(block, offset)}`, rule, found, fix }
}

/** A finding as one line of a failure. */
export function inOneLine({ place, rule, found, fix }: Finding): string {
  return `${place}  ${rule}: “${found}”. Fix: ${fix}`
}
