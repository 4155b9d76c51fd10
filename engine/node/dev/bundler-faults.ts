import { stripVTControlCharacters } from 'node:util'
import type { Logger } from 'vite'
import { bundlerLogger } from '../bundle/bundler-logger.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { moduleDiagnostics, nameOfFile, reasonOf } from '../diagnostics/module-diagnostics.ts'

/** What the bundler could not hand to a browser. */
export interface BundlerFaults {
  /** Takes the bundler's errors in instead of printing them. */
  logger: Logger
  current(): readonly Diagnostic[]
  /** Forgets what was wrong with a file, absolute, that has been edited. */
  forget(file: string): void
}

/**
 * Keeps what is wrong with modules that only browsers load, until they are edited.
 * @param root folder of the site
 * @param onFault called when something is found
 */
export function bundlerFaults(root: string, onFault: () => void): BundlerFaults {
  let faults: readonly Diagnostic[] = []
  return {
    current: () => faults,
    forget(file) {
      faults = faults.filter(fault => fault.file !== nameOfFile(root, file))
    },
    logger: {
      ...bundlerLogger(),
      error(message, { error } = {}) {
        const reason = reasonOf(stripVTControlCharacters(message))
        const { diagnostics } = moduleDiagnostics(root, error ?? new Error(reason), () => ({
          file: 'the bundler',
          message: reason,
        }))
        faults = [...faults, ...diagnostics]
        onFault()
      },
    },
  }
}
