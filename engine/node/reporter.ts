/** Tells what a build is doing. */
export interface Reporter {
  /** Runs a stage and says how long it took; the stage may say how far it is. */
  stage<T>(name: string, run: (progress: (text: string) => void) => Promise<T> | T): Promise<T>
  warn(text: string): void
}

/** A reporter that writes to the terminal: a progress line while a stage runs, its time afterwards. */
export function terminalReporter(output: NodeJS.WriteStream = process.stdout): Reporter {
  const line = (text: string) => {
    if (output.isTTY) output.write(`\r\x1b[2K${text}`)
  }
  return {
    async stage(name, run) {
      const start = performance.now()
      line(`${name} …`)
      const result = await run(text => line(`${name} ${text}`))
      line('')
      output.write(
        `  ${name.padEnd(10)} ${(performance.now() - start).toFixed(0).padStart(6)} ms\n`,
      )
      return result
    },
    warn(text) {
      line('')
      output.write(`  warning: ${text}\n`)
    },
  }
}

/** A reporter that says nothing. */
export const silentReporter: Reporter = {
  stage: async (_name, run) => run(() => {}),
  warn: () => {},
}
