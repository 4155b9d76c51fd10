import type { ReactNode } from 'react'
import { z } from 'zod'
import { type SchemaDiagnostic, schemaDiagnostics } from '#model/schema-diagnostics.ts'
import { TagError } from '#model/tag-error.ts'

type Schema<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>

/** A tag that authors may write. It is a component, and knows what it may be given. */
export interface Tag<Shape extends z.ZodRawShape> {
  (props: z.input<Schema<Shape>>): ReactNode
  /** Its props by name; `children` is what stands between its opening and its closing tag. */
  readonly props: Shape
}

/**
 * Makes a tag: a component that checks what an author gives it while the page is rendered, and whose types
 * follow from the same schema. Code for the browser must not import a module that makes one, since the schema
 * library would come along.
 * @param shape a schema for each prop; any other prop is refused
 * @param component what the tag shows, named as authors write it
 * @throws TagError from the tag, when an author gives it something else
 */
export function tag<const Shape extends z.ZodRawShape>(
  shape: Shape,
  component: (props: z.output<Schema<Shape>>) => ReactNode,
): Tag<Shape> {
  const { name } = component
  const schema = z.strictObject(shape)
  const checked = (props: z.input<Schema<Shape>>): ReactNode => {
    const result = schema.safeParse(props)
    if (result.success) return component(result.data)
    const found = schemaDiagnostics(result.error, props, 'prop')
    throw new TagError(
      found.map(diagnostic => messageOf(shape, diagnostic)).join('; '),
      [...new Set(found.map(diagnostic => fixOf(name, shape, diagnostic)))].join('; '),
    )
  }
  // The name is read in stacks, to tell which tag of a page failed.
  Object.defineProperty(checked, 'name', { value: name })
  return Object.assign(checked, { props: shape })
}

/** Whether a diagnostic is of content that a tag does not take. */
function isUnwantedContent(shape: z.ZodRawShape, { path }: SchemaDiagnostic): boolean {
  return path[0] === 'children' && !Object.hasOwn(shape, 'children')
}

function messageOf(shape: z.ZodRawShape, diagnostic: SchemaDiagnostic): string {
  return isUnwantedContent(shape, diagnostic)
    ? 'it holds words or tags, and shows none'
    : diagnostic.message
}

/** What to do about one diagnostic of a tag's props. */
function fixOf(name: string, shape: z.ZodRawShape, diagnostic: SchemaDiagnostic): string {
  const { path, value, fix } = diagnostic
  const prop = String(path[0])
  if (fix !== undefined) return fix
  if (isUnwantedContent(shape, diagnostic)) return `close it at once: <${name} … />`
  if (prop === 'children') return `write what it holds between <${name}> and </${name}>`
  if (!Object.hasOwn(shape, prop)) return `take it out: ${takes(name, Object.keys(shape))}`
  return value === undefined ? `add ${prop} to <${name}>` : `correct the prop "${prop}"`
}

/** What a tag may be given, in words. */
function takes(name: string, props: readonly string[]): string {
  const named = props.filter(prop => prop !== 'children')
  return named.length === 0 ? `<${name}> takes no props` : `<${name}> takes ${named.join(', ')}`
}

const isNothing = (node: unknown) =>
  node === undefined || node === null || node === false || node === ''

/** What stands between a tag's opening and closing tag, as `children`: words, Markdown, other tags. */
export const content = z.custom<ReactNode>(
  node => !isNothing(node),
  'nothing stands between its opening and its closing tag',
)

/**
 * A value from data, such as the rows of a table.
 * @param what it is, in words, for messages: "a table of addresses"
 * @param keys some that it has, which tell it from other values
 */
export function data<Value extends object>(
  what: string,
  ...keys: readonly (keyof Value & string)[]
): z.ZodCustom<Value, Value> {
  return z.custom<Value>(
    value => typeof value === 'object' && value !== null && keys.every(key => key in value),
    `expected ${what}`,
  )
}

/** One of the names that a record has, such as the ids of links. */
export function keyOf<Values extends object>(values: Values) {
  return z.enum(Object.keys(values) as (keyof Values & string)[])
}
