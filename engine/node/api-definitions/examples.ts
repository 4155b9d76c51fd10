import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { EndlessPattern, limitedPattern } from './limited-pattern.ts'
import { isRecord, type Place, visitObjects } from './pointer.ts'
import { strictSchema } from './strict-schema.ts'

/** What is wrong at a place of a definition. */
export interface Fault {
  place: Place
  message: string
  fix: string
}

/** Words of a schema that restrict nothing. */
const ANNOTATIONS = ['x-unit', 'x-expected', 'x-retry', 'externalDocs']

interface Sample {
  /** Where it stands. */
  place: Place
  value: unknown
}

/** What a schema, a parameter or a body gives as an example or takes for granted. */
function samplesOf(object: Record<string, unknown>, place: Place): Sample[] {
  const { example, examples } = object
  const samples: Sample[] =
    example === undefined ? [] : [{ place: [...place, 'example'], value: example }]
  if ('default' in object) samples.push({ place: [...place, 'default'], value: object.default })
  if (Array.isArray(examples)) {
    for (const [index, value] of examples.entries())
      samples.push({ place: [...place, 'examples', index], value })
  } else if (isRecord(examples)) {
    for (const [name, entry] of Object.entries(examples))
      if (isRecord(entry))
        samples.push({ place: [...place, 'examples', name, 'value'], value: entry.value })
  }
  return samples
}

/** The reason that lies deepest: of several variants, the one that fits best fails last. */
function reasonOf(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors
    .filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf')
    .toSorted((a, b) => b.instancePath.split('/').length - a.instancePath.split('/').length)[0]
}

/** What an example breaks, in words. */
function reasonWords(reason: ErrorObject | undefined): string {
  const { additionalProperty, allowedValue, allowedValues } = reason?.params ?? {}
  if (additionalProperty !== undefined)
    return `it has "${additionalProperty}", which the schema does not name`
  const allowed = allowedValue ?? allowedValues
  const said = allowed === undefined ? '' : `: ${JSON.stringify(allowed)}`
  return `it ${reason?.message ?? 'fits no variant'}${said}`
}

function stepsOf(instancePath: string): string[] {
  return instancePath
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Where a value has whole numbers whose digits may not be those that were written. */
function inexactPlaces(value: unknown, place: Place): Place[] {
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? [place] : []
  if (Array.isArray(value)) return value.flatMap((item, at) => inexactPlaces(item, [...place, at]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => inexactPlaces(item, [...place, name]))
}

/**
 * The examples and defaults of a definition that break the schema they belong to, or show a member that it does not
 * name.
 * @param document a dereferenced definition
 */
export function faultsOfExamples(document: unknown): Fault[] {
  const ajv = new Ajv2020({
    ...{ allErrors: true, allowUnionTypes: true, discriminator: true },
    code: { regExp: limitedPattern },
  })
  addFormats.default(ajv)
  ajv.addFormat('int256', true)
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword)
  const faults: Fault[] = []
  const compiled = new Map<object, ValidateFunction | undefined>()
  const checkerOf = (schema: object, place: Place): ValidateFunction | undefined => {
    if (compiled.has(schema)) return compiled.get(schema)
    let checker: ValidateFunction | undefined
    try {
      checker = ajv.compile(strictSchema(schema))
    } catch (error) {
      const message = `the schema cannot be used: ${error instanceof Error ? error.message : error}`
      faults.push({ place, message, fix: 'use the words of JSON Schema 2020-12' })
    }
    compiled.set(schema, checker)
    return checker
  }
  const fits = (checker: ValidateFunction, value: unknown, place: Place): boolean => {
    try {
      return checker(value)
    } catch (error) {
      if (!(error instanceof EndlessPattern)) throw error
      const fix = 'write the pattern without a repetition within a repetition'
      faults.push({ place, message: error.message, fix })
      return true
    }
  }
  const check = (schema: object, schemaPlace: Place, samples: readonly Sample[]) => {
    const checker = checkerOf(schema, schemaPlace)
    for (const { place, value } of samples) {
      for (const inexact of inexactPlaces(value, place))
        faults.push({
          place: inexact,
          message: 'the example is a number that JavaScript does not hold exactly',
          fix: 'write a smaller one, or make the value a text of digits',
        })
      if (!checker || fits(checker, value, place)) continue
      const reason = reasonOf(checker.errors ?? [])
      faults.push({
        place: [...place, ...stepsOf(reason?.instancePath ?? '')],
        message: `the example breaks its schema: ${reasonWords(reason)}`,
        fix: 'correct the example, or the schema if the example is right',
      })
    }
  }
  visitObjects(document, (object, place) => {
    if (isExampleValue(place)) return
    const { schema } = object
    // A parameter or a body has its examples beside the schema; a schema has them inside.
    if (isRecord(schema)) check(schema, [...place, 'schema'], samplesOf(object, place))
    else if (isSchema(place)) check(object, place, samplesOf(object, place))
  })
  return faults
}

/** Whether a place lies within an example's value, which may look like anything. */
function isExampleValue(place: Place): boolean {
  return place.some((step, index) => step === 'value' && place[index - 2] === 'examples')
}

/** Members that hold a schema wherever they stand. */
const SCHEMA_MEMBERS = ['schema', 'items', 'additionalProperties', 'propertyNames']

/** Whether a schema stands at a place. */
function isSchema(place: Place): boolean {
  const [last, before, beforeThat] = place.toReversed()
  if (SCHEMA_MEMBERS.some(name => name === last)) return true
  if (before === 'properties' || before === 'oneOf' || before === 'anyOf') return true
  return before === 'schemas' && beforeThat === 'components'
}
