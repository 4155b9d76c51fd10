import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { OFFLINE_NAME, WORKER_FILE } from '#model/offline.ts'
import { outputFileOf } from '#model/routes.ts'
import { hashOf } from '../cache/hash.ts'
import type { OutputFile } from './output-file.ts'

/**
 * The script of the service worker. It names the content of the page for those that are not kept: when that changes, the
 * script does, and browsers then keep the page anew.
 * @param bundleFolder holds the script as the bundler made it.
 * @param outFolder holds the site's pages.
 */
export async function workerScript(bundleFolder: string, outFolder: string): Promise<OutputFile> {
  const script = (await readFile(path.join(bundleFolder, WORKER_FILE), 'utf8')).trimEnd()
  const page = path.join(outFolder, outputFileOf(`/${OFFLINE_NAME}`))
  const mark = existsSync(page) ? `// ${OFFLINE_NAME} ${hashOf(await readFile(page))}\n` : ''
  return { file: WORKER_FILE, text: `${script}\n${mark}` }
}
