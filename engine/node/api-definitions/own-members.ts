import { z } from 'zod'
import type { Definition } from '#model/api/document.ts'
import { schemaDiagnostics } from '#model/schema-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/build-error.ts'
import { RESERVED_FILES } from '../output/reserved-files.ts'
import { faultOfMeasure } from './measure.ts'
import { pointerOf } from './pointer.ts'

const members = z.looseObject({
  file: z
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+)*\.(?:json|yaml)$/, 'expected a name such as "openapi.yaml"')
    .refine(
      name => !RESERVED_FILES.includes(name),
      'expected a name that no other file of the site has',
    ),
  // It stands in samples of code as it is.
  keyVariable: z
    .string()
    .regex(/^[A-Za-z_]\w*$/, 'expected the name of a variable such as "API_KEY"'),
})

/**
 * What keeps a definition from being written out: the members that a site says of it, or a document that nothing may
 * work on.
 * @param others files of the definitions before it
 */
export function faultsOfDefinition(
  definition: Definition,
  others: readonly string[],
): Diagnostic[] {
  const { file, source, document } = definition
  const checked = members.safeParse(definition)
  const faults = checked.success
    ? []
    : schemaDiagnostics(checked.error, definition).map(({ message }) => ({
        message: `the API definition ${JSON.stringify(file)}: ${message}`,
        fix: 'correct the entry in apiDefinitions',
      }))
  const repeated = others.includes(file)
    ? [{ message: `two API definitions are published as ${file}`, fix: 'rename one of the two' }]
    : []
  const unmeasured = faultOfMeasure(document)
  const measured = unmeasured
    ? [
        {
          message: `${file}${pointerOf(unmeasured.place)}: ${unmeasured.message}`,
          fix: unmeasured.fix,
        },
      ]
    : []
  return [...faults, ...repeated, ...measured].map(fault => ({ file: source, ...fault }))
}
