import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Synonyms } from '#model/search/synonyms.ts'
import { hashOf } from '../../cache/hash.ts'
import type { OutputFile } from '../output-file.ts'

/** Where the file is, up to the digest in its name. */
const NAME = 'assets/synonyms-'

const words = z.array(z.string())
const synonymsSchema: z.ZodType<Synonyms[]> = z.array(z.object({ said: words, meant: words }))

/**
 * The synonyms of a site's search as a file of the site, named by its content. Browsers have them in the search itself;
 * the file is for programs that search the built site.
 */
export function synonymsFile(synonyms: readonly Synonyms[]): OutputFile {
  const text = JSON.stringify(synonyms)
  return { file: `${NAME}${hashOf(text)}.json`, text }
}

/**
 * The synonyms of a built site's search.
 * @param folder that the site was written to
 * @throws Error when the folder holds none.
 */
export function readSynonyms(folder: string): Synonyms[] {
  const [file] = globSync(`${NAME}*.json`, { cwd: folder })
  if (file === undefined) throw new Error(`${folder} holds no synonyms`)
  return synonymsSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
}
