import { z } from 'zod'

/** What a tag knows of its props. */
const tagSchema = z.looseObject({ props: z.record(z.string(), z.instanceof(z.ZodType)) })

/**
 * A tag with all its props, as the guide writes it: `<Step title level?>…</Step>`. A question mark follows a prop that
 * may be left out.
 * @throws ZodError for what is no tag
 */
export function signatureOf(name: string, tag: unknown): string {
  const { props } = tagSchema.parse(Object.assign({}, tag))
  const named = Object.entries(props)
    .filter(([prop]) => prop !== 'children')
    .map(([prop, schema]) => ` ${prop}${schema.safeParse(undefined).success ? '?' : ''}`)
    .join('')
  return 'children' in props ? `<${name}${named}>…</${name}>` : `<${name}${named} />`
}
