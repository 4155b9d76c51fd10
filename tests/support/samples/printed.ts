import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import { sampleEnvironment } from '#site/samples/environment.ts'
import { SITE_ROOT } from '../folders.ts'

const run = promisify(execFile)
const PRINT_ALL = path.join(import.meta.dirname, 'print-all.ts')

/**
 * What samples print that need the same surroundings, run one after another in one process.
 * @param files below `site/content/snippets/`, at least one
 * @returns by file what it prints, with its error if it ends with one
 */
export async function printedBy(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { variables, stop } = await sampleEnvironment.start(files[0] ?? '')
  const { PATH } = process.env
  const paths = files.map(file => path.join(SITE_ROOT, SNIPPET_FOLDER, file))
  try {
    const { stdout } = await run(
      process.execPath,
      [
        ...(sampleEnvironment.preload ? ['--import', sampleEnvironment.preload] : []),
        PRINT_ALL,
        ...paths,
      ],
      {
        cwd: SITE_ROOT,
        env: { PATH, NO_COLOR: '1', NODE_NO_WARNINGS: '1', TZ: 'UTC', ...variables },
      },
    )
    const printed: Record<string, string> = JSON.parse(stdout)
    return new Map(files.map((file, at) => [file, printed[paths[at] ?? ''] ?? '']))
  } finally {
    await stop()
  }
}
