import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A text of a site's output. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** Writes texts to a site's output, with the folders that they lie in. */
export async function writeFiles(outFolder: string, files: readonly OutputFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ file, text }) => {
      const target = path.join(outFolder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, text)
    }),
  )
}
