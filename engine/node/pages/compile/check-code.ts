import type { Root } from 'mdast'
import { bundledLanguages } from 'shiki'
import type { VFile } from 'vfile'
import { report } from './report.ts'
import { walkCode } from './walk.ts'

/** Whether the highlighter has a language; `text` is none. */
export function isLanguage(name: string): name is keyof typeof bundledLanguages | 'text' {
  return name === 'text' || Object.hasOwn(bundledLanguages, name)
}

/** What is wrong with code in a language that the highlighter does not have. */
export function unknownLanguage(language: string): { message: string; fix: string } {
  return {
    message: `code has the unknown language "${language}"`,
    fix: 'use a language that Shiki bundles, such as "ts", "bash" or "json", or "text" for none',
  }
}

/** Reports code blocks in languages that the highlighter does not have. */
export function remarkCheckCode() {
  return (tree: Root, file: VFile) => {
    walkCode(tree, node => {
      if (!node.lang || isLanguage(node.lang)) return
      const { message, fix } = unknownLanguage(node.lang)
      report(file, node, message, fix)
    })
  }
}
