import type { CurrentPage } from '#model/versions.ts'
import type { Words } from '#words/en.ts'
import type { CodeThemes } from '../../output/code-themes.ts'
import type { Written } from '../compile/written.ts'

/** What an article is finished with. */
export interface FinishOptions {
  /** Folder of the site. */
  root: string
  /** Source, for diagnostics. */
  file: string
  path: string
  title: string
  /** What the page tells, in one sentence. */
  description: string
  basePath: string
  /** The words of the site's language. */
  words: Words
  /** In which direction the site is read. */
  direction: 'ltr' | 'rtl'
  /** Language of the page, where it names one. */
  language: string | undefined
  /** Where the current version of the site has the page; undefined in that version itself. */
  current: CurrentPage | undefined
  codeThemes: CodeThemes
  math: boolean
  /** Where its author wrote what. */
  texts: Written
}
