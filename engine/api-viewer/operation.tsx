import type { ReactNode } from 'react'
import type { Api, ApiOperation } from '#model/api/api.ts'
import { Fields, rowsOf } from './fields.tsx'
import styles from './openapi.module.css'
import { wholeSchema } from './request/whole-schema.ts'
import { Responses } from './responses.tsx'
import { RichText } from './rich-text.tsx'

interface Props {
  /** The API that it is a call of. */
  api: Api
  operation: ApiOperation
  /** An example of its request. */
  children: ReactNode
}

/** One call: what it is for, what it takes, a request to copy, and every answer. */
export function Operation({ api, operation, children }: Props): ReactNode {
  const { id, method, path, summary, description, body, answers } = operation
  const parameters = operation.parameters
    .map(({ in: place, required = false, ...parameter }) => ({ ...parameter, place, required }))
    .toSorted((a, b) => Number(b.required) - Number(a.required))
  return (
    <section className={styles.operation} aria-label={summary}>
      <h3 id={id}>{summary}</h3>
      <p className={styles.path}>
        <b className={styles.method} data-method={method}>
          {method}
        </b>{' '}
        <code>{path}</code>
      </p>
      <p>
        <RichText text={description} />
      </p>
      {api.keys.length > 0 && (
        <p>
          Authentication: <a href={api.keyPage}>API key</a>
          {api.isKeyOptional && ', optional'}
        </p>
      )}
      {parameters.length > 0 && (
        <>
          <h4 data-part id={`${id}-parameters`}>
            Parameters
          </h4>
          <Fields rows={parameters} />
        </>
      )}
      {operation.exactlyOneOf.length > 0 && <ExactlyOne names={operation.exactlyOneOf} />}
      {body && (
        <>
          <h4 data-part id={`${id}-body`}>
            Body
          </h4>
          <p>
            <RichText text={body.description} />
          </p>
          <Fields rows={rowsOf(wholeSchema(body.content['application/json'].schema))} />
        </>
      )}
      <h4 data-part id={`${id}-request`}>
        Request
      </h4>
      {children}
      <h4 data-part id={`${id}-responses`}>
        Responses
      </h4>
      <Responses answers={answers} />
    </section>
  )
}

function ExactlyOne({ names }: { names: readonly string[] }): ReactNode {
  return (
    <p>
      Exactly one of{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ' and '}
          <code>{name}</code>
        </span>
      ))}{' '}
      is needed.
    </p>
  )
}
