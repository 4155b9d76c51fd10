/** How a sample is run: one case of what it is for, and each that it says it handles besides. */
export interface Runs {
  readonly good: () => Promise<void>
  /** What goes wrong, and the case; empty for a sample that handles nothing. */
  readonly bad: Readonly<Record<string, () => Promise<void>>>
}

/** Runs by the id of their sample (`shownSamples`). */
export type RunsBySample = Readonly<Record<string, Runs>>
