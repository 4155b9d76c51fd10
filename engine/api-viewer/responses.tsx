import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import type { ApiAnswer } from '#model/api/api.ts'
import { words } from '#words'
import { SchemaView } from './fields.tsx'
import styles from './reference.module.css'
import { RichText } from './rich-text.tsx'
import { SchemaTable } from './schema-table.tsx'

/** The answers of a call by status; the first, the one hoped for, is open. */
export function Responses({ answers }: { answers: readonly ApiAnswer[] }): ReactNode {
  return answers.map((answer, index) => (
    <details key={answer.status} className={styles.response} open={index === 0}>
      <summary>
        <b className={styles.status} data-kind={answer.status.charAt(0)}>
          {answer.status}
        </b>{' '}
        <Title answer={answer} />
      </summary>
      <Answer answer={answer} />
    </details>
  ))
}

function Title({ answer: { response, errors } }: { answer: ApiAnswer }): ReactNode {
  if (errors.length === 0) return <RichText text={response.description} />
  return errors.map(({ code, title }, index) => (
    <Fragment key={code}>
      {index > 0 && ' '}
      <span className={styles.whole}>
        {code} {title}
        {index < errors.length - 1 && ','}
      </span>
    </Fragment>
  ))
}

function Answer({ answer: { response, errors } }: { answer: ApiAnswer }): ReactNode {
  const { schema } = response.content['application/json']
  return (
    <div className={styles.answer}>
      {errors.map(({ code, page, title, meaning }) => (
        <p key={code}>
          <a href={page}>
            {code} {title}
          </a>
          : {meaning}
        </p>
      ))}
      <details className={clsx(styles.nested, styles.inner)} data-md="none">
        <summary>
          {words.schema}
          {schema.title && ` ${schema.title}`}
        </summary>
        <SchemaView schema={schema} />
      </details>
      <SchemaTable schema={schema} />
    </div>
  )
}
