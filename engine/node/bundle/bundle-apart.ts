import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Site } from '#model/site.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { HEAP_GROWTH } from '../heap.ts'

/** What is bundled, and where to. */
export interface BundleTask {
  /** Folder of the site. */
  root: string
  site: Site
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

/**
 * Bundles in a process of its own: the bundler takes more than 200 MiB, which only its end gives back whole, and a build
 * whose bundles are known need not load it.
 * @throws BuildError for a module or a style sheet that cannot be read.
 */
export async function bundleApart(task: BundleTask): Promise<void> {
  const child = fork(PROGRAM, {
    // None of the flags that this program was started with.
    execArgv: HEAP,
    serialization: 'advanced',
    // A test runner has another environment: the cache would then hold React's development build.
    env: { ...process.env, NODE_ENV: 'production', ...ALLOCATOR },
  })
  const { promise, resolve, reject } = Promise.withResolvers<BundleResult>()
  child.once('message', message => resolve(message as BundleResult))
  child.once('error', reject)
  child.once('exit', (code, signal) =>
    reject(new Error(`the bundler was ended: ${signal ?? `exit code ${code}`}`)),
  )
  child.send(task)
  try {
    const { diagnostics, error } = await promise
    if (diagnostics) throw new BuildError(diagnostics)
    if (error) throw Object.assign(new Error(error.message), error)
  } finally {
    child.kill()
  }
}
