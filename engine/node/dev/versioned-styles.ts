/** The style sheet's file, as pages name it: a new name for every version, so that browsers take the newest. */
export const STYLE_FILE = /^\/assets\/site-dev-\d+\.css$/

/** The style sheet of every page. */
export interface Styles {
  /** Its present name, relative to the site's root. */
  currentFile(): string
  /** Its present rules. */
  sheet(): Promise<string>
  /** Takes in that a rule changed. */
  renew(): void
}

/** Keeps the style sheet from one change to the next. */
export function versionedStyles(make: () => Promise<string>): Styles {
  let version = 1
  let made: Promise<string> | undefined
  return {
    currentFile: () => `assets/site-dev-${version}.css`,
    sheet() {
      made ??= make()
      // A sheet that failed is tried again.
      made.catch(() => {
        made = undefined
      })
      return made
    },
    renew() {
      version += 1
      made = undefined
    },
  }
}
