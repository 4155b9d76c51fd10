import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fewAtATime } from '../few-at-a-time.ts'

/** A text of a site's output. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** Files that are written at once: enough for the disk to have work, and few enough to hold in memory. */
export const FILES_AT_A_TIME = 16

/** Writes texts to a site's output, with the folders that they lie in. */
export async function writeFiles(outFolder: string, files: readonly OutputFile[]): Promise<void> {
  await fewAtATime(files, FILES_AT_A_TIME, async ({ file, text }) => {
    const target = path.join(outFolder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  })
}
