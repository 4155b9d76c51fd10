import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { HEAP_GROWTH } from '../heap.ts'
import type { BundledSettings } from './bundled-settings.ts'

/** What renders pages, or what browsers get. */
export type BundlePart = 'renderer' | 'browsers'

/** What is bundled, and where to. */
export interface BundleTask {
  /** Folder of the site. */
  root: string
  settings: BundledSettings
  part: BundlePart
  /** Folder that is made. */
  folder: string
}

/** What became of the task: nothing is wrong, or sources are, or the bundler itself failed. */
export interface BundleResult {
  diagnostics?: readonly Diagnostic[]
  error?: { message: string; code?: string; path?: string; syscall?: string }
}

const PROGRAM = fileURLToPath(new URL('./bundle-process.ts', import.meta.url))

/** Few spare megabytes for new objects, and little growth of the rest. */
const HEAP = ['--max-semi-space-size=4', HEAP_GROWTH]

/** The bundler's own memory, outside of V8, is taken when it is used and given back at once: it takes 225 MiB in all instead of 385. */
const ALLOCATOR = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }

/** A process that bundles. */
export interface Bundler {
  /**
   * Bundles one part, after those before it.
   * @throws BuildError for a module or a style sheet that cannot be read.
   */
  bundle(task: BundleTask): Promise<void>
  /** Ends the process, whatever it does. */
  end(): void
}

/**
 * Starts a process that bundles: the bundler takes more than 200 MiB, which only its end gives back whole, and a build
 * whose bundles are known need not load it.
 */
export function startBundler(): Bundler {
  const child = fork(PROGRAM, {
    // None of the flags that this program was started with.
    execArgv: HEAP,
    serialization: 'advanced',
    // A test runner has another environment: the cache would then hold React's development build.
    env: { ...process.env, NODE_ENV: 'production', ...ALLOCATOR },
  })
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`the bundler was ended: ${signal ?? `exit code ${code}`}`)),
    )
  })
  // It ends when nothing is bundled, too.
  ended.catch(() => {})
  return {
    async bundle(task) {
      child.send(task)
      const told = once(child, 'message') as Promise<[BundleResult]>
      const [{ diagnostics, error }] = await Promise.race([told, ended])
      if (diagnostics) throw new BuildError(diagnostics)
      if (error) throw Object.assign(new Error(error.message), error)
    },
    end: () => child.kill(),
  }
}
