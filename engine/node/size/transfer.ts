import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { BuildError } from '../diagnostics/build-error.ts'
import { brotliForm, isCompressible } from '../output/compress.ts'

/**
 * Bytes that a host sends for a file of the built site: those of its brotli form, which is made for the purpose where the
 * site was built without, or of the file itself (fonts and pictures are compressed in their own way).
 * @param file below the output folder.
 * @throws BuildError when the file is not there, although a page refers to it.
 */
export async function transferSize(folder: string, file: string): Promise<number> {
  const whole = path.join(folder, file)
  const brotli = `${whole}.br`
  if (existsSync(brotli)) return (await stat(brotli)).size
  if (existsSync(whole)) {
    if (!isCompressible(file)) return (await stat(whole)).size
    const content = await readFile(whole)
    return Math.min(content.length, (await brotliForm(whole, content)).length)
  }
  throw new BuildError([{ file, message: 'is referred to, but is not in the output folder' }])
}
