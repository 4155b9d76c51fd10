import { stripVTControlCharacters } from 'node:util'
import { createLogger, type Logger } from 'vite'

/** What the minifier of styles does not know yet, though browsers do: it leaves it as it is, and warns. */
const UNKNOWN_TO_MINIFIER = /'target-current' is not recognized as a valid pseudo-class/

/** Prints what the bundler warns of. */
export function bundlerLogger(): Logger {
  const logger = createLogger('warn')
  return {
    ...logger,
    warn(message, options) {
      if (!UNKNOWN_TO_MINIFIER.test(stripVTControlCharacters(message)))
        logger.warn(message, options)
    },
  }
}
