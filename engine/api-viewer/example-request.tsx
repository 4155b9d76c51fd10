import type { ReactNode } from 'react'
import { requestLanguages } from '#extensions'
import { Island } from '#islands/island.tsx'
import type { PublishedApi } from '#model/api/api.ts'
import { words } from '#words'
import styles from './card.module.css'
import { PlaygroundIsland } from './playground/playground-island.tsx'
import { buildRequest, exampleValues } from './request/build-request.ts'
import { sampleLanguages } from './request/samples.ts'
import { RequestCode } from './request-code.tsx'
import { Switch } from './switch.tsx'

interface Props extends Pick<PublishedApi, 'form' | 'formAddress'> {
  /** Name of the call. */
  id: string
}

/** The documented example request of a call, which a form takes the place of when the reader wants one. */
export function ExampleRequest({ form, formAddress, id }: Props): ReactNode {
  const operation = form.operations.find(each => each.id === id)
  if (!operation) return null
  const request = buildRequest(form, operation, exampleValues(operation))
  return (
    <Island
      name="playground"
      component={PlaygroundIsland}
      props={{ form: formAddress, operation: id }}
      slots={{
        title: (
          <h4 data-part id={`${id}-request`}>
            {words.request}
          </h4>
        ),
        example: (
          <div className={styles.card}>
            <Switch
              name={`${id}-language`}
              legend={words.languageOfRequest}
              isKept
              options={sampleLanguages(requestLanguages).map((language, index) => ({
                value: language.id,
                label: language.label,
                content: <RequestCode request={request} language={language} />,
                isRepeated: index > 0,
              }))}
            />
          </div>
        ),
      }}
    />
  )
}
