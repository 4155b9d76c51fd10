import type { ReactNode } from 'react'
import type { FormOperation } from '#model/api/form.ts'
import { Tokens } from '#ui/tokens/tokens.tsx'
import { words } from '#words'
import { CodeText } from '../code-text.tsx'
import { type Answer, explainedError, parameterErrors } from './answer.ts'
import { answerName, answerTitle, failureWords, mediaTypeWords, written } from './answer-words.ts'
import styles from './playground.module.css'

interface Props {
  answer: Answer
  operation: FormOperation
}

interface ViewProps extends Props {
  /** Whether the request has been changed since it was answered. */
  isOutdated: boolean
}

/** Hands the whole body over as a file. */
function download(body: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(body)
  link.download = body.type.includes('json') ? 'answer.json' : 'answer.txt'
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** An answer: what it means, how long it took, its headers and its body. Everything of it is shown as text. */
export function AnswerView({ answer, operation, isOutdated }: ViewProps): ReactNode {
  const { headers, body, text, isShortened, failure } = answer
  const warning = failure ? failureWords[failure] : mediaTypeWords(answer)
  return (
    <section className={styles.answer} aria-label={answerName(answer)}>
      <p className={styles.title}>{answerTitle(answer, isOutdated)}</p>
      {warning && <p className={styles.error}>{warning}</p>}
      <ErrorView answer={answer} operation={operation} />
      {headers.length > 0 && (
        <details>
          <summary>{words.headersRead(headers.length)}</summary>
          <dl className={styles.headers}>
            {headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {body.size === 0 && !failure && <p className={styles.note}>{words.noBody}</p>}
      {text !== '' && (
        <figure className="code">
          <CodeText label={words.body} className={styles.body}>
            <Tokens code={text} />
          </CodeText>
          {!isShortened && (
            <button type="button" className="copy" data-copy="">
              {words.copy}
            </button>
          )}
        </figure>
      )}
      {isShortened && (
        <p className={styles.note}>
          {words.firstCharacters(written(text.length))}{' '}
          <button type="button" className={styles.button} onClick={() => download(body)}>
            {words.downloadBody}
          </button>
        </p>
      )}
    </section>
  )
}

/** The documented error that an answer is, with its page, and the parameters it names. */
function ErrorView({ answer, operation }: Props): ReactNode {
  const error = explainedError(operation, answer.json)
  if (!error) return null
  return (
    <>
      <p>
        <a href={error.page}>{error.summary}</a>: {error.meaning}
      </p>
      <ul>
        {parameterErrors(answer.json).map(({ parameter, detail }) => (
          <li key={`${parameter} ${detail}`}>
            <code>{parameter}</code>: {detail}
          </li>
        ))}
      </ul>
    </>
  )
}
