import { type ReactNode, useId, useState } from 'react'
import { requestLanguages } from '#extensions'
import type { BuiltRequest, SampleLanguage } from '#model/api/request.ts'
import { sampleLanguages } from '../request/samples.ts'
import { CodeText } from './code-text.tsx'
import styles from './playground.module.css'

const languages = sampleLanguages(requestLanguages)

/** The request in the language that the reader chooses, with a button to copy it. */
export function CodePanel({ request }: { request: BuiltRequest }): ReactNode {
  const group = useId()
  const [id, setId] = useState<SampleLanguage['id']>('curl')
  const language = languages.find(each => each.id === id)
  if (!language) return null
  return (
    <figure className="code">
      <figcaption>
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">Language of the request</legend>
          {languages.map(({ id: each, label }) => (
            <label key={each}>
              <input
                type="radio"
                className="visually-hidden"
                name={group}
                checked={each === id}
                onChange={() => setId(each)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      </figcaption>
      <CodeText label={`Request in ${language.label}`} text={language.write(request)} />
      {/* The boot script answers it. */}
      <button type="button" className="copy" data-copy="">
        Copy
      </button>
    </figure>
  )
}
