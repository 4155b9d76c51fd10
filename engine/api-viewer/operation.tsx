import type { ReactNode } from 'react'
import { Island } from '#islands/island.tsx'
import type { Api, ApiOperation } from '#model/api/api.ts'
import { Fields, rowsOf } from './fields.tsx'
import styles from './openapi.module.css'
import { PlaygroundIsland } from './playground/playground-island.tsx'
import { buildRequest, exampleValues } from './request/build-request.ts'
import { toCurl } from './request/samples.ts'
import { Responses } from './responses.tsx'
import { RichText } from './rich-text.tsx'

/** One call: what it is for, what it takes, a request to copy, and every answer. */
export function Operation({ api, operation }: { api: Api; operation: ApiOperation }): ReactNode {
  const { id, method, path, summary, description, body, responses } = operation
  const bodySchema = body?.content['application/json'].schema
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
      {parameters.length > 0 && (
        <>
          <h4 data-part id={`${id}-parameters`}>
            Parameters
          </h4>
          <Fields rows={parameters} />
        </>
      )}
      {operation.exactlyOneOf.length > 0 && <ExactlyOne names={operation.exactlyOneOf} />}
      {body && bodySchema && (
        <>
          <h4 data-part id={`${id}-body`}>
            Body
          </h4>
          <p>
            <RichText text={body.description} />
          </p>
          <Fields rows={rowsOf(bodySchema)} />
        </>
      )}
      <h4 data-part id={`${id}-request`}>
        Request
      </h4>
      <Request api={api} operation={operation} />
      <h4 data-part id={`${id}-responses`}>
        Responses
      </h4>
      <Responses responses={responses} />
    </section>
  )
}

/** The documented example request, which a form takes the place of when the reader wants one. */
function Request({ api, operation }: { api: Api; operation: ApiOperation }): ReactNode {
  const example = toCurl(buildRequest(api, operation, exampleValues(operation)))
  return (
    <Island
      name="playground"
      component={PlaygroundIsland}
      props={{ file: api.file, keyVariable: api.keyVariable, operation: operation.id }}
      slots={{
        example: (
          <pre data-title="curl">
            <code className="language-bash">{example}</code>
          </pre>
        ),
      }}
    />
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
