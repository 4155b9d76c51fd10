import SwaggerParser from '@apidevtools/swagger-parser'
import { parse, YAMLParseError } from 'yaml'
import type { OpenApiDocument } from '#model/api/document.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { dereference } from './dereference.ts'
import { faultsOfCodes, type KnownError } from './error-codes.ts'
import { type Fault, faultsOfExamples } from './examples.ts'
import { faultsOfLists } from './lists.ts'
import { faultOfMeasure } from './measure.ts'
import { faultsOfNeeds } from './needed.ts'
import { isRecord, type Place, placeOf, pointerOf, valueAt, visitObjects } from './pointer.ts'

/** A definition as it is about to be published. */
export interface DefinitionText {
  /** Name at the site's root. */
  file: string
  /** Where it is written. */
  source: string
  text: string
}

/**
 * Reads a definition back from its file's text, follows its references, and holds it against the format, its examples
 * against their schemas and its error codes against the catalog.
 * @returns everything that is wrong, each with its place; empty when nothing is.
 */
export async function checkDefinition(
  { file, source, text }: DefinitionText,
  catalog: readonly KnownError[],
): Promise<Diagnostic[]> {
  const diagnostic = ({ place, message, fix }: Fault): Diagnostic => ({
    file: source,
    message: `${file}${pointerOf(place)}: ${message}`,
    fix,
  })
  let document: OpenApiDocument
  try {
    document = parse(text)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const message = `it cannot be read: ${error.message.split('\n')[0]}`
    return [diagnostic({ place: [], message, fix: 'fix the line' })]
  }
  const refusal = faultOfMeasure(document) ?? faultOfVersion(document)
  if (refusal) return [diagnostic(refusal)]
  const dangling = danglingReferences(document)
  if (dangling.length > 0) return dangling.map(diagnostic)
  try {
    // The parser changes what it is given.
    await SwaggerParser.validate(JSON.parse(JSON.stringify(document)))
  } catch (error) {
    return formatFaults(error).map(diagnostic)
  }
  const dereferenced = await dereference(document)
  const needs = faultsOfNeeds(dereferenced)
  if (needs.length > 0) return needs.map(diagnostic)
  return [
    ...faultsOfExamples(dereferenced),
    ...faultsOfCodes(dereferenced, catalog),
    ...faultsOfLists(dereferenced),
  ].map(diagnostic)
}

/** What is wrong with the version of the format: of an older one, much else would be said that is not meant. */
function faultOfVersion(document: unknown): Fault | undefined {
  const version = valueAt(document, ['openapi'])
  if (typeof version === 'string' && /^3\.1\.\d+$/.test(version)) return undefined
  const message = `the format is ${version === undefined ? 'not named' : `"${version}"`}; pages show OpenAPI 3.1`
  return { place: ['openapi'], message, fix: 'write "3.1.0", and the document as that has it' }
}

/** References that lead nowhere. The parser would name the first, and only what it leads to. */
function danglingReferences(document: unknown): Fault[] {
  const faults: Fault[] = []
  visitObjects(document, (object, place) => {
    const { $ref } = object
    if (typeof $ref !== 'string') return
    const target = placeOf($ref)
    if (target && valueAt(document, target) !== undefined) return
    const siblings = valueAt(document, target?.slice(0, -1) ?? [])
    const known = target && isRecord(siblings) ? Object.keys(siblings) : []
    faults.push({
      place: [...place, '$ref'],
      message: `the reference "${$ref}" leads nowhere`,
      fix: known.length > 0 ? `use one of: ${known.join(', ')}` : 'refer to a part of components',
    })
  })
  return faults
}

/** What the parser says against a document, with the place where it says one. */
function formatFaults(error: unknown): Fault[] {
  const fix = 'see https://spec.openapis.org/oas/v3.1.0'
  const message = error instanceof Error ? error.message : String(error)
  const details: unknown =
    isRecord(error) || error instanceof Error ? Reflect.get(error, 'details') : []
  const found = Array.isArray(details)
    ? details.filter(isRecord).map(({ instancePath, message }) => ({
        place: (placeOf(`#${instancePath}`) ?? []) satisfies Place,
        message: `OpenAPI 3.1: ${message}`,
        fix,
      }))
    : []
  const deepest = found.toSorted((a, b) => b.place.length - a.place.length)[0]
  return deepest ? [deepest] : [{ place: [], message: message.split('\n')[0] ?? message, fix }]
}
