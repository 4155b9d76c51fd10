import { readdirSync } from 'node:fs'
import { PROJECT_ROOT } from '#support/folders.ts'

/** What a document names that commands make: it is there only afterwards. */
const MADE = /^(?:dist|\.cache|assets|test-results|playwright-report)(?:\/|$)/
/** How folders, and files of ours, end. */
const OURS = /\/$|\.(?:ts|tsx|mjs|css|mdx|md|json|ya?ml)$/
/** What no path of the project holds: placeholders, names of packages, code, addresses, endings alone. */
const NO_PATH = /[<>*{}$#@…]|^\/|^-|^\.[a-z]+\.|:\/\//

/** A path that a document names. */
export interface NamedPath {
  /** Counted from 1. */
  line: number
  path: string
}

/** A line of a document. */
interface Line {
  line: number
  /** Its words outside of code. */
  prose: string
  /** The code in it; in a block of commands, all of it. */
  code: readonly string[]
}

/** The lines of a Markdown text without its examples, and without tables that quote what the build says. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let fence: { marks: string; isCommands: boolean } | undefined
  let isQuoting = false
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1
    const [, marks, language] = /^(`{3,})(\w*)/.exec(content) ?? []
    if (fence && marks === fence.marks) fence = undefined
    else if (fence) {
      if (fence.isCommands) lines.push({ line, prose: '', code: [content] })
    } else if (marks) fence = { marks, isCommands: language === 'sh' }
    else {
      isQuoting = content.startsWith('|') && (isQuoting || content.includes('The build says'))
      const code = [...content.matchAll(/`([^`]+)`/g)].map(([, span]) => span ?? '')
      if (!isQuoting) lines.push({ line, prose: content.replace(/`[^`]+`/g, ''), code })
    }
  }
  return lines
}

/**
 * The paths of the project that a Markdown text names in code and commands. A word that holds a placeholder such as
 * `<name>` is left out, and so is what commands make.
 */
export function namedPaths(text: string): NamedPath[] {
  const rooms = new Set(readdirSync(PROJECT_ROOT))
  const isPath = (word: string) =>
    OURS.test(word) || (word.includes('/') && rooms.has(word.split('/')[0] ?? ''))
  return linesOf(text).flatMap(({ line, code }) =>
    code
      .flatMap(each => each.split(/[\s'"(),]+/))
      .filter(word => !NO_PATH.test(word) && !MADE.test(word))
      .map(word => word.replace(/^\.\//, '').replace(/[:;.]+$/, ''))
      .filter(isPath)
      .map(word => ({ line, path: word })),
  )
}

/** The links of a Markdown text to files beside it. */
export function linkedPaths(text: string): NamedPath[] {
  return linesOf(text).flatMap(({ line, prose }) =>
    [...prose.matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g)].map(([, path = '']) => ({ line, path })),
  )
}

/** The words in backquotes of a source's comments. */
function quotedInComments(text: string): string[] {
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? []
  return comments.flatMap(comment =>
    [...comment.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word ?? ''),
  )
}

/** The files that the comments of a source name in backquotes. */
export function filesInComments(text: string): string[] {
  return quotedInComments(text).filter(word => /^[\w./-]+\.(?:tsx?|mjs|css|mdx)$/.test(word))
}

/** The folders that the comments of a source name in backquotes, without those that commands make. */
export function foldersInComments(text: string): string[] {
  return quotedInComments(text).filter(word => /^[\w.][\w./-]*\/$/.test(word) && !MADE.test(word))
}

/** What a TypeScript project names by its path: parts of its settings that are read. */
interface TypeScriptProject {
  extends?: string
  files?: string[]
  include?: string[]
  exclude?: string[]
  references?: { path: string }[]
}

/** The files, folders and patterns that the settings of a TypeScript project name, from its folder. */
export function pathsOfProject(text: string): string[] {
  const project: TypeScriptProject = JSON.parse(text)
  return [
    ...(project.extends === undefined ? [] : [project.extends]),
    ...(project.files ?? []),
    ...(project.include ?? []),
    ...(project.exclude ?? []),
    ...(project.references ?? []).map(reference => reference.path),
  ]
}
