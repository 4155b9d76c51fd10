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
  codeThemes: CodeThemes
  math: boolean
  /** Where its author wrote what. */
  texts: Written
}
