import { expect } from '@playwright/test'
import type { PlainPage } from './plain-page.ts'

/** An event of the browser's tracing; times in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time of the thread: what another program took of the processor meanwhile is not in it. */
  tdur?: number
  args: { elementCount?: number }
}

/** What a page's main thread did. */
export interface MainThread {
  /** Processor time of its tasks, in milliseconds of a core of 3 GHz, the longest first. */
  tasks: number[]
  /** For how many elements styles were computed, each as often as they were. */
  styled: number
  /** How many functions were compiled there, which a browser may have done beside it while their script came. */
  compiled: number
}

/** A fixed piece of work that browsers have compiled already, so that it takes the same the first time as the tenth. */
const WORK = '3n ** 200000n > 0n'
/** What it takes of a core of 3 GHz, in microseconds. */
const WORK_TIME = 4_000
/** How often it is done before and after. The quickest counts: what other programs do to caches only adds. */
const OFTEN = 10
const MARK = 'work'

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'blink.user_timing',
  'v8',
  'disabled-by-default-v8.compile',
]

const holds = (task: TraceEvent, { ts }: TraceEvent) =>
  task.ts <= ts && ts <= task.ts + (task.dur ?? 0)

/**
 * Waits until the browser has nothing left to do for the page. No idle callback: one never comes where no frame is due
 * when it is asked for.
 */
export async function whenIdle({ evaluate }: Pick<PlainPage, 'evaluate'>): Promise<void> {
  await expect.poll(() => evaluate('document.readyState')).toBe('complete')
  await evaluate('scheduler.postTask(() => {}, { priority: "background" })')
}

/** Gives a page its first input, and waits until the app answers. */
export async function comeToLife(page: PlainPage): Promise<void> {
  // No pointer: where one was left, a browser moves it over the next page by itself, before anything is watched.
  for (const type of ['keyDown', 'keyUp'])
    await page.send('Input.dispatchKeyEvent', { type, key: 'Shift', code: 'ShiftLeft' })
  // What comes last: the menus of the top bar, which are fetched when the browser is idle.
  const menu = 'document.querySelector("header [aria-haspopup=menu]") !== null'
  await expect.poll(() => page.evaluate(menu)).toBe(true)
  await whenIdle(page)
}

/** What the main thread of a page does while something happens there. */
export async function mainThreadDuring(
  page: PlainPage,
  happen: () => Promise<void>,
): Promise<MainThread> {
  const { browser } = page
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    events.push(...(value as TraceEvent[]))
  }
  browser.on('Tracing.dataCollected', collect)
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  const workOften = async () => {
    for (let time = 0; time < OFTEN; time++)
      await page.evaluate(`performance.mark('${MARK}'), ${WORK}`)
  }
  await workOften()
  await happen()
  await workOften()
  const ended = new Promise(resolve => browser.once('Tracing.tracingComplete', resolve))
  await browser.send('Tracing.end')
  await ended
  browser.off('Tracing.dataCollected', collect)

  const marks = events.filter(({ name }) => name === MARK)
  const [mark] = marks
  if (!mark) throw new Error('the tracing has nothing of the page')
  const own = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid)
  const tasks = own.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined)
  const isWork = (task: TraceEvent) => marks.some(each => holds(task, each))
  const timeOf = ({ tdur = 0 }: TraceEvent) => tdur
  const speed = WORK_TIME / Math.min(...tasks.filter(isWork).map(timeOf))
  return {
    tasks: tasks
      .filter(task => !isWork(task))
      .map(task => (timeOf(task) * speed) / 1000)
      .sort((one, other) => other - one),
    styled: own.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    compiled: own.filter(({ name }) => name === 'V8.ParseFunction').length,
  }
}
