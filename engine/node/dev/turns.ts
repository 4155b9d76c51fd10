/** Edits and renderings, each in its turn. */
export interface Turns {
  /** Runs what loads modules; several run at once. It must not ask for a turn of its own. */
  render<Result>(run: () => Promise<Result>): Promise<Result>
  /** Runs what takes in an edit, once every rendering that has begun is over; later ones wait for it. */
  edit(run: () => Promise<void>): Promise<void>
}

/**
 * Keeps edits and renderings apart. A rendering that begins while an older one still loads a module is handed
 * the older one's text; begun just after an edit, it would show the page as it was, and nothing would tell the
 * browser to ask again. So an edit is taken in, one at a time, while nothing is rendered.
 */
export function takeTurns(): Turns {
  const renderings = new Set<Promise<unknown>>()
  let edits: Promise<unknown> = Promise.resolve()
  return {
    async render(run) {
      for (let seen: unknown; seen !== edits; ) {
        seen = edits
        await edits
      }
      const rendering = run()
      renderings.add(rendering)
      try {
        return await rendering
      } finally {
        renderings.delete(rendering)
      }
    },
    edit(run) {
      const edit = edits.then(async () => {
        await Promise.allSettled(renderings)
        await run()
      })
      edits = edit.catch(() => {})
      return edit
    },
  }
}
