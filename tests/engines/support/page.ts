import { expect } from 'vitest'
import { areHydrated } from '#support/hydrated.ts'
import type { InputSource, Plain, Session, TabDeed } from './browser.ts'
import { look, type Role, SELECTORS, type Seen } from './seen.ts'

/** Keys that write no character, by the names that pages know them by. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\ue004',
  Enter: '\ue006',
  Shift: '\ue008',
  Control: '\ue009',
  Escape: '\ue00c',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
}

/** Which elements are meant. */
export interface Wanted {
  role: Role
  /** All of the name, or a pattern that finds it. */
  name?: string | RegExp
  /** Selector of what they stand in. */
  within?: string
}

/** Says which elements are meant. @param within selector of what they stand in. */
export function a(role: Role, name?: string | RegExp, within?: string): Wanted {
  return { role, ...(name !== undefined && { name }), ...(within !== undefined && { within }) }
}

/** Where a pointer is, in pixels from the left upper corner of the window. */
interface Point {
  x: number
  y: number
}

/** What a reader sees of a page, and does with it; the same in every engine. */
export interface Page {
  /** Loads a path of the site. */
  open(path: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Path, query and fragment of the address. */
  address(): Promise<string>
  title(): Promise<string>
  /** All elements of a kind that can be seen. */
  see(wanted: Wanted): Promise<Seen[]>
  /** The texts of all elements of a kind that can be seen. */
  texts(wanted: Wanted): Promise<string[]>
  /** The names of what the keyboard acts on among elements of a kind: one, or none. */
  focused(wanted: Wanted): Promise<string[]>
  /** Waits until the first element of a kind can be pressed and stands still, and presses it. */
  click(wanted: Wanted): Promise<void>
  /** The same, but the pointer only rests on it. */
  hover(wanted: Wanted): Promise<void>
  /** Moves the pointer through places, the button held from the first to the last. */
  drag(points: readonly Point[]): Promise<void>
  moveTo(point: Point): Promise<void>
  /** Presses keys together, such as `Control+k`. */
  press(keys: string): Promise<void>
  /** Types a text, key by key. */
  type(text: string): Promise<void>
  /** Calls a function in the page. It may use nothing but its arguments and the page's own globals. */
  evaluate: Session['evaluate']
  /** Prints the page, where the engine can. */
  print: Session['print']
  /** A tab made out of what the browser remembers of this one; undefined where the engine's driver cannot. */
  remade(deed: TabDeed): Promise<Page | undefined>
  /** Gives a sign of life, and waits until the frame answers. */
  wake(): Promise<void>
  /** Waits until the figure, form or other part of an article that holds an element answers. */
  wakeIsland(selector: string): Promise<void>
}

const pointer = (...actions: Readonly<Record<string, Plain>>[]): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
})
const moved = ({ x, y }: Point) => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
})
const DOWN = { type: 'pointerDown', button: 0 }
const UP = { type: 'pointerUp', button: 0 }

function keyboard(...actions: { type: 'keyDown' | 'keyUp'; value: string }[]): InputSource {
  return { type: 'key', id: 'keyboard', actions }
}

const isMeant = ({ name }: Wanted, seen: Seen) =>
  name === undefined || (typeof name === 'string' ? seen.name === name : name.test(seen.name))

/** A page of a site in a window. @param site its address, with a slash at the end. */
export function pageIn(session: Session, site: string): Page {
  const { evaluate, perform, print, back } = session

  async function reload(): Promise<void> {
    await session.reload()
    // Firefox may answer between two documents, where there is no element yet.
    const isThere = () =>
      document.readyState === 'complete' && document.querySelector('body') !== null
    await expect.poll(() => evaluate(isThere)).toBe(true)
  }

  async function see(wanted: Wanted): Promise<Seen[]> {
    const all = await evaluate(look, SELECTORS[wanted.role], wanted.within ?? 'html', undefined)
    return all.filter(seen => isMeant(wanted, seen))
  }

  /** The middle of the first element of a kind, once a press there reaches it and it has stopped moving. */
  async function placeOf(wanted: Wanted): Promise<Point> {
    let before = ''
    let point: Point | undefined
    const isReady = async () => {
      const selector = SELECTORS[wanted.role]
      const within = wanted.within ?? 'html'
      const all = await evaluate(look, selector, within, undefined)
      const place = all.findIndex(seen => isMeant(wanted, seen))
      const isElsewhere = place >= 0 && !(all[place]?.isInView && all[place]?.isOnTop)
      const shown = isElsewhere ? await evaluate(look, selector, within, place) : all
      const seen = shown[place]
      if (!seen) return 'not there'
      const { x, y, width, height } = seen.box
      point = { x: x + width / 2, y: y + height / 2 }
      const now = JSON.stringify(seen.box)
      // Boxes alone are alike, too, while an animation has not had its first frame.
      const isStill = now === before && !seen.isMoving
      before = now
      if (!seen.isOnTop) return 'behind something'
      return isStill ? 'ready' : 'moving'
    }
    await expect.poll(isReady, { message: `${wanted.role} ${wanted.name ?? ''}` }).toBe('ready')
    if (!point) throw new Error('what is ready has a place')
    return point
  }

  return {
    evaluate,
    print,
    reload,
    back,
    see,
    open: path => session.goto(new URL(path.replace(/^\//, ''), site).href),
    address: () => evaluate(() => location.pathname + location.search + location.hash),
    title: () => evaluate(() => document.title),
    texts: async wanted => (await see(wanted)).map(({ text }) => text),
    focused: async wanted =>
      (await see(wanted)).filter(({ hasFocus }) => hasFocus).map(({ name }) => name),
    click: async wanted => perform([pointer(moved(await placeOf(wanted)), DOWN, UP)]),
    hover: async wanted => perform([pointer(moved(await placeOf(wanted)))]),
    drag: ([first = { x: 0, y: 0 }, ...others]) =>
      perform([pointer(moved(first), DOWN, ...others.map(moved), UP)]),
    moveTo: point => perform([pointer(moved(point))]),
    press(keys) {
      const values = keys.split('+').map(key => KEYS[key] ?? key)
      return perform([
        keyboard(
          ...values.map(value => ({ type: 'keyDown' as const, value })),
          ...values.toReversed().map(value => ({ type: 'keyUp' as const, value })),
        ),
      ])
    },
    type: text =>
      perform([
        keyboard(
          ...[...text].flatMap(value => [
            { type: 'keyDown' as const, value },
            { type: 'keyUp' as const, value },
          ]),
        ),
      ]),
    async remade(deed) {
      const made = await session.remake?.(deed)
      return made && pageIn(made, site)
    },
    async wake() {
      await perform([pointer(moved({ x: 100, y: 100 }), moved({ x: 110, y: 110 }))])
      await expect.poll(() => evaluate(areHydrated, '#app')).toBe(true)
    },
    async wakeIsland(selector) {
      await evaluate(
        it => document.querySelector(it)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        selector,
      )
      const island = `[data-island]:has(${selector}), ${selector}[data-island]`
      await expect.poll(() => evaluate(areHydrated, island)).toBe(true)
    },
  }
}
