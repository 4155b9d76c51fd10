import type { Diagnostic } from '../diagnostics/build-error.ts'

/** The style sheet's file, as pages name it: a new name for every version, so that browsers take the newest. */
export const STYLE_FILE = /^\/assets\/site-dev-\d+\.css$/

/** The style sheet of every page. */
export interface Styles {
  /** Its present name, relative to the site's root. */
  currentFile(): string
  /** Its present rules; while they have a fault, those of before. @throws what is wrong when there were none. */
  sheet(): Promise<string>
  /** What is wrong with the present rules. */
  diagnostics(): Promise<readonly Diagnostic[]>
  /** Takes in that a rule changed. */
  renew(): void
}

/**
 * Keeps the style sheet from one change to the next.
 * @param make puts the rules together
 * @param explain says what is wrong when that fails
 */
export function versionedStyles(
  make: () => Promise<string>,
  explain: (error: unknown) => readonly Diagnostic[],
): Styles {
  let version = 1
  let making: Promise<string> | undefined
  let right: string | undefined
  const current = () => {
    making ??= make().then(rules => {
      right = rules
      return rules
    })
    return making
  }
  return {
    currentFile: () => `assets/site-dev-${version}.css`,
    sheet: () => current().catch(error => right ?? Promise.reject(error)),
    diagnostics: () => current().then(() => [], explain),
    renew() {
      version += 1
      making = undefined
    },
  }
}
