import type { ReactNode } from 'react'
import type { Schema } from '#model/api/document.ts'
import { words } from '#words'
import { Facts, type FieldRow, factsOfRow, rowsOf } from './fields.tsx'
import { typeWords } from './request/type-words.ts'
import { RichText } from './rich-text.tsx'

/** A row of the table: a value by its whole path, such as `route[].pool.address`. */
interface Row extends Omit<FieldRow, 'required'> {
  /** Undefined for what is no member but one of several shapes. */
  readonly required?: boolean | undefined
}

interface Props {
  /** Parameters, or members of a body. */
  rows?: readonly FieldRow[]
  /** A whole body. */
  schema?: Schema
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** What a value holds, below its path. */
function rowsBelow(path: string, schema: Schema): Row[] {
  const { items, additionalProperties } = schema
  const inner = items ?? additionalProperties
  if (inner && !schema.properties) return rowsBelow(items ? `${path}[]` : join(path, '*'), inner)
  if (schema.oneOf)
    return schema.oneOf.flatMap(variant => {
      const name = `${path} (${variant.title ?? typeWords(variant, words)})`.trim()
      return [{ name, schema: variant }, ...rowsBelow(name, variant)]
    })
  return rowsOf(schema).flatMap(row => withMembers(path, row))
}

function withMembers(path: string, row: FieldRow): Row[] {
  const name = join(path, row.name)
  return [{ ...row, name }, ...rowsBelow(name, row.schema)]
}

/** Why a value is there: its own words, or those of what it holds. */
function meaningOf({ description, schema }: Row): string {
  const inner = schema.items ?? schema.additionalProperties
  return [description ?? schema.description, inner?.description]
    .filter(text => text !== undefined)
    .join(' ')
}

function neededWords({ required }: Row): string {
  if (required === undefined) return ''
  return required ? words.required : words.optional
}

/**
 * Values with all that they hold, each in a row: what the page folds is a table in Markdown. It is no part of the
 * published page.
 */
export function SchemaTable({ rows = [], schema }: Props): ReactNode {
  const all: Row[] = schema
    ? [{ name: '', schema }, ...rowsBelow('', schema)]
    : rows.flatMap(row => withMembers('', row))
  return (
    <table data-md="only">
      {schema && (
        <caption>
          {words.schema}
          {schema.title && ` ${schema.title}`}
        </caption>
      )}
      <thead>
        <tr>
          <th>{words.fieldName}</th>
          <th>{words.fieldType}</th>
          <th>{words.fieldNeeded}</th>
          <th>{words.fieldMeaning}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(row => (
          <tr key={row.name}>
            <th>{row.name === '' ? words.theWhole : <code>{row.name}</code>}</th>
            <td>
              {[typeWords(row.schema, words), row.schema.format, row.place]
                .filter(Boolean)
                .join(', ')}
            </td>
            <td>{neededWords(row)}</td>
            <td>
              <RichText text={meaningOf(row)} />
              <Facts facts={factsOfRow(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
