import type { ReactNode } from 'react'
import { apiErrors } from '#extensions'
import type { Example, Response } from '#model/api/document.ts'
import { JsonBlock } from '#ui/json-block.tsx'
import { SchemaView } from './fields.tsx'
import styles from './openapi.module.css'
import { RichText } from './rich-text.tsx'

interface Props {
  responses: readonly { readonly status: string; readonly response: Response }[]
}

/** The answers of a call by status; the first, the one hoped for, is open. */
export function Responses({ responses }: Props): ReactNode {
  return responses.map(({ status, response }, index) => (
    <details key={status} className={styles.response} open={index === 0}>
      <summary>
        <b className={styles.status} data-kind={status.charAt(0)}>
          {status}
        </b>{' '}
        <Title response={response} />
      </summary>
      <Answer status={status} response={response} />
    </details>
  ))
}

function errorOf(code: string) {
  const error = apiErrors.find(each => each.code === code)
  if (!error) throw new Error(`the catalogue has no error ${code}`)
  return error
}

function Title({ response }: { response: Response }): ReactNode {
  const codes = response['x-error-codes']
  if (!codes) return <RichText text={response.description} />
  return codes
    .map(errorOf)
    .map(({ code, title }) => `${code} ${title}`)
    .join(', ')
}

function Answer({ status, response }: { status: string; response: Response }): ReactNode {
  const codes = response['x-error-codes'] ?? []
  const { schema, examples = {} } = response.content['application/json']
  return (
    <div className={styles.answer}>
      {codes.map(errorOf).map(({ code, page, title, meaning }) => (
        <p key={code}>
          <a href={page}>
            {code} {title}
          </a>
          : {meaning}
        </p>
      ))}
      {Object.entries(examples).map(([name, example]) => (
        <ExampleBody key={name} status={status} example={example} isError={codes.length > 0} />
      ))}
      <details className={styles.nested}>
        <summary>Schema{schema.title && ` ${schema.title}`}</summary>
        <SchemaView schema={schema} />
      </details>
    </div>
  )
}

interface ExampleProps {
  status: string
  example: Example
  /** An error's meaning stands above its example already. */
  isError: boolean
}

function ExampleBody({ status, example, isError }: ExampleProps): ReactNode {
  const { summary = '', description, value } = example
  return (
    <>
      <JsonBlock
        title={`${isError ? '' : `${status} · `}${summary.replaceAll('`', '')}`}
        value={value}
      />
      {!isError && description && (
        <p className={styles.about}>
          An example, not a live answer. <RichText text={description} />
        </p>
      )}
    </>
  )
}
