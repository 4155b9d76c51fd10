import type { ReactNode } from 'react'
import type { ApiAnswer } from '#model/api/api.ts'
import type { Example } from '#model/api/document.ts'
import { memberOf } from '#model/api/member-of.ts'
import { JsonBlock } from '#ui/json-block.tsx'
import { words } from '#words'
import cards from './card.module.css'
import styles from './reference.module.css'
import { RichText } from './rich-text.tsx'
import { Switch } from './switch.tsx'

interface Props {
  /** Name of the call. */
  id: string
  answers: readonly ApiAnswer[]
}

/** What the answers of a call look like: by status, and where a status has several, each by its name or code. */
export function ExampleAnswers({ id, answers }: Props): ReactNode {
  const name = `${id}-status`
  return (
    <div className={cards.card} data-answers="">
      <Switch
        name={name}
        legend={words.statusOfResponse}
        options={answers.map(answer => ({
          value: answer.status,
          label: <code>{answer.status}</code>,
          content: <Examples name={`${name}-${answer.status}`} answer={answer} />,
        }))}
      />
    </div>
  )
}

/** What a program tells an example by: the code of an error, else its name in the definition. */
function labelOf(name: string, { value }: Example): string {
  const code = memberOf(value, 'code')
  return typeof code === 'string' ? code : name
}

function Examples({ name, answer }: { name: string; answer: ApiAnswer }): ReactNode {
  const { status, response, errors } = answer
  const examples = Object.entries(response.content['application/json'].examples ?? {})
  const bodyOf = (example: Example) => (
    <ExampleBody status={status} example={example} isError={errors.length > 0} />
  )
  const [only] = examples
  if (examples.length === 1 && only) return bodyOf(only[1])
  return (
    <Switch
      name={name}
      legend={words.examplesOf(status)}
      options={examples.map(([key, example]) => ({
        value: key,
        label: <code>{labelOf(key, example)}</code>,
        content: bodyOf(example),
      }))}
    />
  )
}

interface BodyProps {
  status: string
  example: Example
  /** The meaning of an error stands with the answers. */
  isError: boolean
}

function ExampleBody({ status, example, isError }: BodyProps): ReactNode {
  const { summary = '', description, value } = example
  return (
    <>
      <JsonBlock
        title={`${isError ? '' : `${status} · `}${summary.replaceAll('`', '')}`}
        value={value}
      />
      {!isError && description && (
        <p className={styles.about}>
          {words.notLive} <RichText text={description} />
        </p>
      )}
    </>
  )
}
