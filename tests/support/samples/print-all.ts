import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'

/*
 * Run by `printed.ts`: runs the samples whose files it is given, and prints as JSON what each has printed, by its file. What
 * they import is loaded once for all of them, which takes most of the time of each.
 */
const printed: Record<string, string> = {}
const { log } = console
for (const file of process.argv.slice(2)) {
  const lines: string[] = []
  console.log = (...values: unknown[]) => {
    lines.push(format(...values))
  }
  try {
    await import(pathToFileURL(file).href)
  } catch (error) {
    lines.push(String(error))
  }
  printed[file] = lines.join('\n').trimEnd()
}
log(JSON.stringify(printed))
