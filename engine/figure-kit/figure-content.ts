import type { DataTable } from './data-table.ts'

/** What a figure is called and what to see in it, whatever is set. */
export interface FigureText {
  readonly title: string
  /** What to see. */
  readonly caption: string
  /** What the reader can do in the picture, beyond the controls; not said where there is no script. */
  readonly hint?: string
}

/** A result with its name. */
export interface Reading {
  readonly name: string
  readonly value: string
}

/** What a figure says at the values that are set. */
export interface FigureResult {
  /** The present result, in a sentence. */
  readonly sentence: string
  /** The results that stand side by side. */
  readonly readings?: readonly Reading[]
  /** The data of the picture. */
  readonly table: DataTable
}
