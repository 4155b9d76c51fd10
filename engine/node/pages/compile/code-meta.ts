import type { Root } from 'mdast'
import { walkCode } from './walk.ts'

/** Hands what follows a fence's language (`[title] {1,3}`) on to the finished article's code element. */
export function remarkCodeMeta() {
  return (tree: Root) => {
    walkCode(tree, node => {
      if (!node.meta) return
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, 'data-meta': node.meta },
      }
    })
  }
}

/** What an author may write behind a fence's language. */
export interface CodeMeta {
  /** Shown above the code. */
  title?: string
  /** Line numbers to highlight, as written: `1,3-5`. */
  highlighted?: string
}

/** Reads a fence's meta. Title in square brackets, highlighted lines in braces, in any order. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /\[(?<title>[^\]]+)\]/.exec(meta)?.groups?.title
  const highlighted = /\{(?<lines>[\d,\s-]+)\}/.exec(meta)?.groups?.lines
  return { ...(title && { title }), ...(highlighted && { highlighted }) }
}
