import { isMainThread, Worker } from 'node:worker_threads'

/** What loading a module of a site's settings may take. */
export interface LoadLimits {
  /** Processor time of this program, in milliseconds: a machine that is busy otherwise fails nothing. */
  processorMs: number
}

/** Far more than settings take that end: those of this site take a second. */
const LOAD_LIMITS: LoadLimits = { processorMs: 60_000 }

/**
 * Looks after the main thread from another one: a loop without an end in a module leaves the main thread no turn to say
 * anything. It begins with the processor time used so far, which is that of the whole program.
 */
const WATCH = `
const { workerData: { file, processorMs } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const usedMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const before = usedMs()
setInterval(() => {
  if (usedMs() - before <= processorMs) return
  const seconds = processorMs / 1000
  writeSync(2, '\\n' + file + '  takes more than ' + seconds + ' s of processor time to load\\n' +
    '    fix: look for a loop that never ends in it, and in the modules that it imports\\n\\n')
  process.kill(process.pid, 'SIGKILL')
}, 100)
`

/**
 * Loads a module that may hold a loop without an end; then the file is named and the program ends, since nothing else ends
 * a loop of the main thread.
 * @param file for the message, relative to the site's root.
 */
export async function loadLimited<Loaded>(
  file: string,
  load: () => Promise<Loaded>,
  { processorMs }: LoadLimits = LOAD_LIMITS,
): Promise<Loaded> {
  // In a worker the limits of pages hold.
  if (!isMainThread) return load()
  // It is a script whatever flags this program was started with.
  const options = { eval: true, execArgv: [], workerData: { file, processorMs } }
  const watch = new Worker(WATCH, options)
  // A program that waits for what never comes is told of by its end, which the watch must not put off.
  watch.unref()
  try {
    return await load()
  } finally {
    await watch.terminate()
  }
}
