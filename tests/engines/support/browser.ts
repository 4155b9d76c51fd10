/** A value that survives the way into a page and back. */
export type Plain =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [name: string]: Plain }

/** Width and height of a window, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/**
 * A device and what it does, as WebDriver and WebDriver BiDi both write it.
 * @see https://www.w3.org/TR/webdriver2/#actions
 */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  parameters?: { pointerType: 'mouse' | 'touch' }
  actions: readonly Readonly<Record<string, Plain>>[]
}

/** What a reader does to a tab by menus of the browser itself. */
export type TabDeed = 'duplicate' | 'close and reopen'

/** A window of a browser with storage of its own: all that journeys ask of an engine. */
export interface Session {
  /** Loads an address, and waits until the document has loaded. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Calls a function in the page. It may use nothing but its arguments and the page's own globals. */
  evaluate<Arguments extends readonly Plain[], Result>(
    fn: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result>
  /** Has devices do something, as a hand would, and lets go of all keys and buttons. */
  perform(sources: readonly InputSource[]): Promise<void>
  /** Prints the page. @returns a PDF; undefined where the engine's driver cannot print. */
  print(): Promise<Uint8Array | undefined>
  /**
   * Makes a tab out of what the browser remembers of this one: a copy, or the tab itself after it was closed. Not there
   * where the engine's driver cannot.
   */
  remake?(deed: TabDeed): Promise<Session>
  /** Console errors and exceptions so far. */
  troubles(): readonly string[]
  close(): Promise<void>
}

/** What a browser says of itself when a session begins. */
export interface Capabilities {
  browserName: string
  browserVersion: string
}

/** A running browser. */
export interface Browser {
  /** Its name and version, as it says itself. */
  version: string
  /** Opens a window; its content has this size, or is as near to it as the browser allows. */
  open(size: Size): Promise<Session>
  close(): Promise<void>
}

/** The source of a call of a function with arguments, whose result is JSON, or undefined. */
export function callOf(fn: (...args: never[]) => unknown, args: readonly Plain[]): string {
  const written = args.map(arg => (arg === undefined ? 'undefined' : JSON.stringify(arg)))
  return `JSON.stringify((${fn})(${written.join(', ')}))`
}
