import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteExtensions } from '#model/extensions.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { checkDefinition, type DefinitionText } from './check-definition.ts'
import { textOf } from './definition-file.ts'

/** The API definitions of a site, and what is wrong with them. */
export interface CheckedDefinitions {
  files: readonly DefinitionText[]
  diagnostics: readonly Diagnostic[]
}

/** The API definitions of a site as they are published, and what is wrong with them. */
export async function readDefinitions({
  apiDefinitions,
  apiErrors,
}: Pick<SiteExtensions, 'apiDefinitions' | 'apiErrors'>): Promise<CheckedDefinitions> {
  const files = apiDefinitions.map(definition => ({
    file: definition.file,
    source: definition.source,
    text: textOf(definition),
  }))
  const diagnostics = await Promise.all(files.map(file => checkDefinition(file, apiErrors)))
  return { files, diagnostics: diagnostics.flat() }
}

/** Writes the definitions to the root of the site's output. */
export async function writeDefinitions(
  files: readonly DefinitionText[],
  outFolder: string,
): Promise<void> {
  await Promise.all(files.map(({ file, text }) => writeFile(path.join(outFolder, file), text)))
}
