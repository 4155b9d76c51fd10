import { globSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * When the files of a site are looked at after the server has started, in milliseconds from one look to the next:
 * until the watcher has seen a folder, which may take long on a busy machine, it tells of no edit in it.
 */
const LOOKS_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000]

/** Folders of a site whose files nobody edits by hand. */
const LEFT_OUT = ['node_modules', '.cache', 'dist']

/** When a file was last changed, in nanoseconds; undefined when it is not there. */
export async function modifiedAt(file: string): Promise<bigint | undefined> {
  return (await stat(file, { bigint: true }).catch(() => undefined))?.mtimeNs
}

/** The edits that the watcher did not tell of because it had not begun. */
export interface MissedEdits {
  /** Takes in that a file was read as it stood at a time. */
  note(file: string, at: bigint | undefined): void
  /** Looks for edits since the start, a few times, and tells of each. */
  look(tell: (file: string) => void): Promise<void>
}

/** Remembers when each file of a site was last changed. @param root folder of the site */
export function missedEdits(root: string): MissedEdits {
  const files = () =>
    globSync('**/*.*', { cwd: root, exclude: name => LEFT_OUT.includes(name) }).map(file =>
      path.join(root, file),
    )
  const known = new Map<string, bigint | undefined>()
  const start = Promise.all(files().map(async file => known.set(file, await modifiedAt(file))))
  return {
    note: (file, at) => known.set(file, at),
    async look(tell) {
      await start
      for (const wait of LOOKS_MS) {
        await setTimeout(wait, undefined, { ref: false })
        for (const file of new Set([...files(), ...known.keys()])) {
          const at = await modifiedAt(file)
          if (at === known.get(file)) continue
          known.set(file, at)
          tell(file)
        }
      }
    },
  }
}
