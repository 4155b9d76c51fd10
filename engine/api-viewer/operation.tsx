import type { ReactNode } from 'react'
import type { Api, ApiOperation } from '#model/api/api.ts'
import { words } from '#words'
import { ExampleAnswers } from './example-answers.tsx'
import { rowsOf } from './fields.tsx'
import { Parameters } from './parameters.tsx'
import styles from './reference.module.css'
import { parameterId } from './request/parameter-id.ts'
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

/**
 * One call: what it is for and what it takes, a request to copy with examples of its answers, and every answer. Where
 * there is room, the request and the examples stand beside the rest.
 */
export function Operation({ api, operation, children }: Props): ReactNode {
  const { id, summary, answers } = operation
  return (
    <section className={styles.operation} data-call={id} aria-label={summary}>
      <About api={api} operation={operation} />
      <div className={styles.panel} data-panel="">
        {children}
        <h4 data-part id={`${id}-example`}>
          {words.exampleResponse}
        </h4>
        <ExampleAnswers id={id} answers={answers} />
      </div>
      <div>
        <h4 data-part id={`${id}-responses`}>
          {words.responses}
        </h4>
        <Responses answers={answers} />
      </div>
    </section>
  )
}

function About({ api, operation }: Omit<Props, 'children'>): ReactNode {
  const { id, method, path, summary, description, body, exactlyOneOf } = operation
  const parameters = operation.parameters.map(({ in: place, required = false, ...parameter }) => ({
    ...parameter,
    place,
    required,
  }))
  return (
    <div>
      <h3 id={id} data-method={method}>
        {summary}
        <span data-md="only">
          : <code>{`${method} ${path}`}</code>
        </span>
      </h3>
      <p className={styles.path} data-md="none">
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
          {words.authentication}: <a href={api.keyPage}>{words.apiKey}</a>
          {api.isKeyOptional && `, ${words.optional}`}
        </p>
      )}
      {parameters.length > 0 && (
        <>
          <h4 data-part id={`${id}-parameters`}>
            {words.parameters}
          </h4>
          {exactlyOneOf.length > 0 && <ExactlyOne operation={id} names={exactlyOneOf} />}
          <Parameters operation={id} rows={parameters} />
        </>
      )}
      {body && (
        <>
          <h4 data-part id={`${id}-body`}>
            {words.body}
          </h4>
          <p>
            <RichText text={body.description} />
          </p>
          <Parameters
            operation={id}
            rows={rowsOf(wholeSchema(body.content['application/json'].schema))}
          />
        </>
      )}
    </div>
  )
}

function ExactlyOne({
  operation,
  names,
}: {
  operation: string
  names: readonly string[]
}): ReactNode {
  return (
    <p>
      {words.exactlyOneOf}{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && words.and}
          <a href={`#${parameterId(operation, name)}`}>
            <code>{name}</code>
          </a>
        </span>
      ))}{' '}
      {words.isNeeded}
    </p>
  )
}
