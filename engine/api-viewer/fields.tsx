import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import type { Json, Schema } from '#model/api/document.ts'
import { RowLink } from '#ui/row-link.tsx'
import { words } from '#words'
import styles from './reference.module.css'
import { parameterId } from './request/parameter-id.ts'
import { factsOf, type SchemaFact } from './request/schema-words.ts'
import { typeWords } from './request/type-words.ts'
import { RichText } from './rich-text.tsx'

/** A parameter, or a member of a body. */
export interface FieldRow {
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
  readonly description?: string | undefined
  readonly example?: Json | undefined
  /** Where a parameter stands: "path", "query". */
  readonly place?: string
  /** False for a list that a query has once, joined with commas. */
  readonly explode?: false
}

/** The rows of an object's members, the required ones marked. */
export function rowsOf({ properties = {}, required = [] }: Schema): FieldRow[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: required.includes(name),
  }))
}

interface Props {
  rows: readonly FieldRow[]
  /** Name of the call that they are parameters of: each then has an address of its own. */
  operation?: string | undefined
}

/** Parameters or members, each with all that is known of it; what is nested opens on demand. */
export function Fields({ rows, operation }: Props): ReactNode {
  return (
    <dl className={styles.fields} data-md="none">
      {rows.map(row => (
        <div key={row.name} {...placeOf(operation, row)}>
          <dt>
            <Name operation={operation} name={row.name} />{' '}
            <span className={styles.type}>{typeWords(row.schema, words)}</span>{' '}
            {row.schema.format && <span className={styles.type}>{row.schema.format}</span>}{' '}
            {row.place && <span className={styles.type}>{row.place}</span>}{' '}
            {row.required ? (
              <span className={styles.required}>{words.required}</span>
            ) : (
              <span className={styles.type}>{words.optional}</span>
            )}
            {operation && <RowLink id={parameterId(operation, row.name)} label={row.name} />}
          </dt>
          <dd>
            <RichText text={row.description ?? row.schema.description ?? ''} />
            <Facts facts={factsOfRow(row)} />
            <Nested schema={row.schema} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What makes a row a place that links lead to, and that is marked with its part of the request. */
function placeOf(operation: string | undefined, { name }: FieldRow) {
  if (!operation) return {}
  const id = parameterId(operation, name)
  return { id, className: styles.row, 'data-row': '', 'data-parameter': id }
}

/** The name of a value. That of a parameter leads to its field in the form, and without a script to its own row. */
function Name({ operation, name }: Pick<Props, 'operation'> & Pick<FieldRow, 'name'>): ReactNode {
  const code = <code>{name}</code>
  if (!operation) return code
  return (
    <a className={styles.name} href={`#${parameterId(operation, name)}`} data-to-field="">
      {code}
    </a>
  )
}

/** What is known of a value, and of how a list is sent. */
export function factsOfRow({
  name,
  schema,
  example,
  explode,
}: Omit<FieldRow, 'required'>): readonly SchemaFact[] {
  const facts = factsOf(schema, example)
  return explode === false
    ? [...facts, { label: words.sentAs, codes: [`${name}=first,second`] }]
    : facts
}

/** Unit, shape, range, default and example of a value. */
export function Facts({ facts }: { facts: readonly SchemaFact[] }): ReactNode {
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map(({ label, codes = [] }) => (
        <li key={label}>
          {label}
          {codes.map(code => (
            // At the space a line ends, and not within a value.
            <Fragment key={code}>
              {' '}
              <code>{code}</code>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The members of what a value holds, behind a disclosure. */
function Nested({ schema }: { schema: Schema }): ReactNode {
  const inner = schema.items ?? schema.additionalProperties ?? schema
  if (!inner.properties && !inner.oneOf) return null
  return (
    <details className={clsx(styles.nested, styles.inner)}>
      <summary>{inner.title ? words.membersOf(inner.title) : words.membersOfIt}</summary>
      <SchemaView schema={inner} />
    </details>
  )
}

/** A schema in full: the members of an object, each variant of several, or the facts of a plain value. */
export function SchemaView({ schema }: { schema: Schema }): ReactNode {
  if (schema.oneOf) {
    return schema.oneOf.map(variant => (
      <details key={variant.title} className={clsx(styles.nested, styles.inner)}>
        <summary>{variant.title}</summary>
        <SchemaView schema={variant} />
      </details>
    ))
  }
  const inner = schema.items ?? schema.additionalProperties
  return (
    <>
      {schema.description && (
        <p className={styles.about}>
          <RichText text={schema.description} />
        </p>
      )}
      {schema.properties ? <Fields rows={rowsOf(schema)} /> : <PlainSchema schema={schema} />}
      {inner && !schema.properties && <SchemaView schema={inner} />}
    </>
  )
}

function PlainSchema({ schema }: { schema: Schema }): ReactNode {
  return (
    <>
      <p className={styles.type}>{typeWords(schema, words)}</p>
      <Facts facts={factsOf(schema)} />
    </>
  )
}
