import { type ReactNode, useId, useState } from 'react'
import { requestLanguages } from '#extensions'
import type { BuiltRequest } from '#model/api/request.ts'
import { words } from '#words'
import cards from '../card.module.css'
import { sampleLanguages } from '../request/samples.ts'
import { RequestCode } from '../request-code.tsx'
import styles from '../switch.module.css'
import { chosenLanguage } from './languages.ts'

const languages = sampleLanguages(requestLanguages)

/** The request in the language that the reader chooses, at first in the one chosen on the page. */
export function CodePanel({ request }: { request: BuiltRequest }): ReactNode {
  const group = useId()
  const [id, setId] = useState(() => chosenLanguage() ?? 'curl')
  const language = languages.find(each => each.id === id)
  if (!language) return null
  return (
    <div className={cards.card}>
      <div className={styles.switch}>
        <fieldset className={`${styles.tabs} screen-only`}>
          <legend className="visually-hidden">{words.languageOfRequest}</legend>
          {languages.map(({ id: each, label }) => (
            <label key={each}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${group}-language`}
                value={each}
                checked={each === id}
                onChange={() => setId(each)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <RequestCode request={request} language={language} />
      </div>
    </div>
  )
}
