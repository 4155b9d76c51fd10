/** A documented error of an API, as far as its definition and its presentation need it. */
export interface KnownApiError {
  /** What a program compares, as the definition has it. */
  readonly code: string
  /** HTTP status it is answered with. */
  readonly status: number
  /** What it is called in a list. */
  readonly title: string
  /** What went wrong, in one sentence. */
  readonly meaning: string
  /** Site path of its page. */
  readonly page: `/${string}`
}
