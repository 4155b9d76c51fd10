import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Definition } from '#data/openapi/document.ts'
import { apiErrors } from '#domain/errors/catalogue.ts'
import type { Mistake } from '../build-error.ts'
import { checkDefinition, type DefinitionText } from './check-definition.ts'
import { definitionsModule, textOf } from './definition-file.ts'

/** Imports a module of a site. */
export type Import = (file: string) => Promise<{ definitions: readonly Definition[] }>

/**
 * The API definitions of a site as they are published, and what is wrong with them.
 * @param root folder of the site
 * @param importModule how its module is imported
 */
export async function readDefinitions(
  root: string,
  importModule: Import,
): Promise<{ files: readonly DefinitionText[]; mistakes: readonly Mistake[] }> {
  const module = definitionsModule(root)
  if (!module) return { files: [], mistakes: [] }
  const { definitions } = await importModule(module)
  const files = definitions.map(definition => ({
    file: definition.file,
    source: definition.source,
    text: textOf(definition),
  }))
  const mistakes = await Promise.all(files.map(file => checkDefinition(file, apiErrors)))
  return { files, mistakes: mistakes.flat() }
}

/** Writes the definitions to the root of the site's output. */
export async function writeDefinitions(
  files: readonly DefinitionText[],
  outFolder: string,
): Promise<void> {
  await Promise.all(files.map(({ file, text }) => writeFile(path.join(outFolder, file), text)))
}
