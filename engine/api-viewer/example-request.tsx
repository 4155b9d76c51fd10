import type { ReactNode } from 'react'
import { Island } from '#islands/island.tsx'
import type { PublishedApi } from '#model/api/api.ts'
import { PlaygroundIsland } from './playground/playground-island.tsx'
import { buildRequest, exampleValues } from './request/build-request.ts'
import { toCurl } from './request/samples.ts'

interface Props extends Pick<PublishedApi, 'form' | 'formAddress'> {
  /** Name of the call. */
  id: string
}

/** The documented example request of a call, which a form takes the place of when the reader wants one. */
export function ExampleRequest({ form, formAddress, id }: Props): ReactNode {
  const operation = form.operations.find(each => each.id === id)
  if (!operation) return null
  const example = toCurl(buildRequest(form, operation, exampleValues(operation)))
  return (
    <Island
      name="playground"
      component={PlaygroundIsland}
      props={{ form: formAddress, operation: id }}
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
