import type { ToolFigures } from './measures.ts'

/** Why a tool could not be measured. */
export interface Failure {
  name: string
  why: string
  /** Whether it needs more than the machine has: the report is whole without it. */
  isOutOfReach: boolean
}

/** What was measured of sites of one size. */
export interface SizeFigures {
  pages: number
  /** How often each was built and visited. */
  runs: number
  /** The path of the page that was visited. */
  page: string
  /** By the names of the tools, ours first. */
  tools: Readonly<Record<string, ToolFigures>>
  /** Tools that could not be measured, each with the reason in one line. */
  failed: readonly Failure[]
  /** The visited page as HTML with one small style sheet; undefined when ours could not be built. */
  bare?: Partial<ToolFigures> | undefined
}

/** All that was measured beside other tools. */
export interface PeerFigures {
  sizes: readonly SizeFigures[]
  /** What was installed of each tool. */
  versions: readonly { name: string; packages: Readonly<Record<string, string>> }[]
  /** Tools that did not install, each with the reason in one line. */
  missing: readonly { name: string; why: string }[]
}

/** The name of this engine among the tools. */
export const OURS = 'ours'
