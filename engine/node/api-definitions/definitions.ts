import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Definition } from '#model/api/document.ts'
import type { SiteExtensions } from '#model/extensions.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { checkDefinition } from './check-definition.ts'
import { textOf } from './definition-file.ts'
import { type PublishedFile, publishApi } from './publish-api.ts'

/** What is published of definitions, and what is wrong with them. */
interface ReadDefinitions {
  files: readonly PublishedFile[]
  diagnostics: readonly Diagnostic[]
}

/**
 * The API definitions of a site as they are published, each with the file for its forms.
 * @param extensions of the site
 * @param basePath of the site
 */
export async function readDefinitions(
  { apiDefinitions, apiErrors }: Pick<SiteExtensions, 'apiDefinitions' | 'apiErrors'>,
  basePath: string,
): Promise<ReadDefinitions> {
  const read = async (definition: Definition): Promise<ReadDefinitions> => {
    const { file, source } = definition
    const text = textOf(definition)
    const diagnostics = await checkDefinition({ file, source, text }, apiErrors)
    if (diagnostics.length > 0) return { files: [{ file, text }], diagnostics }
    const { formFile } = await publishApi(definition, apiErrors, basePath)
    return { files: [{ file, text }, formFile], diagnostics }
  }
  const all = await Promise.all(apiDefinitions.map(read))
  return {
    files: all.flatMap(({ files }) => files),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Writes the files of definitions to a site's output. */
export async function writeDefinitions(
  files: readonly PublishedFile[],
  outFolder: string,
): Promise<void> {
  await Promise.all(files.map(({ file, text }) => writeFile(path.join(outFolder, file), text)))
}
