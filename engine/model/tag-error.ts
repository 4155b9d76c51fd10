const NAME = 'TagError'

/** What a tag refuses, with the way to fix it. */
export class TagError extends Error {
  readonly fix: string

  /**
   * @param message what is wrong, the rest of a sentence that begins with the tag
   * @param fix what to do about it
   */
  constructor(message: string, fix: string) {
    super(message)
    this.name = NAME
    this.fix = fix
  }
}

/**
 * Whether an error is one of a tag. The bundle that renders pages has a copy of the class of its own, so the name
 * tells, not the class.
 */
export function isTagError(error: unknown): error is TagError {
  return error instanceof Error && error.name === NAME && 'fix' in error
}
