import { readdirSync } from 'node:fs'
import { PROJECT_ROOT } from '#support/folders.ts'

/** What a document names that commands make: it is there only afterwards. */
const MADE = /^(?:dist|\.cache|assets|test-results|playwright-report)(?:\/|$)/
/** How folders, and files of ours, end. */
const OURS = /\/$|\.(?:ts|tsx|mjs|css|mdx|md|json|ya?ml)$/

/** A path that a document names. */
export interface NamedPath {
  line: number
  path: string
}

/**
 * The paths of the project that a Markdown text names in code, and in the commands of a block marked `sh`. A word that
 * holds a placeholder such as `<name>` is left out, and so is what commands make.
 * @param text Markdown
 */
export function namedPaths(text: string): NamedPath[] {
  const rooms = new Set(readdirSync(PROJECT_ROOT))
  let fence: string | undefined
  return text.split('\n').flatMap((content, index) => {
    if (content.startsWith('```')) {
      fence = fence === undefined ? content.slice(3).trim() : undefined
      return []
    }
    if (fence !== undefined && fence !== 'sh') return []
    const code =
      fence === 'sh' ? [content] : [...content.matchAll(/`([^`]+)`/g)].map(match => match[1])
    const words = code.flatMap(each => each?.split(/[\s'"(),]+/) ?? [])
    return words
      .filter(word => !/[<>*{}$#@]|^\/|^-|:\/\//.test(word) && !MADE.test(word))
      .map(word => word.replace(/^\.\//, '').replace(/[:;.]+$/, ''))
      .filter(
        word => OURS.test(word) || (word.includes('/') && rooms.has(word.split('/')[0] ?? '')),
      )
      .map(word => ({ line: index + 1, path: word }))
  })
}

/** The relative links of a Markdown text, as paths beside it. */
export function linkedPaths(text: string): NamedPath[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(match => ({
      line: index + 1,
      path: match[1] ?? '',
    })),
  )
}

/** The files that the comments of a source name in backquotes. */
export function filesInComments(text: string): string[] {
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? []
  return comments.flatMap(comment =>
    [...comment.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|mdx))`/g)].map(([, file]) => file ?? ''),
  )
}
