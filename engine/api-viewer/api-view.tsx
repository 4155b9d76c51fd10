import type { ReactNode } from 'react'
import type { PublishedApi } from '#model/api/api.ts'
import { slugOf } from '#model/slug.ts'
import { words } from '#words'
import { Authentication } from './authentication.tsx'
import { ExampleRequest } from './example-request.tsx'
import { Operation } from './operation.tsx'
import styles from './reference.module.css'
import { Paragraphs, RichText } from './rich-text.tsx'

const idOf = (tag: string) => `tag-${slugOf(tag)}`

/** A whole API: where it is reached, how a key is sent, and every call by group. */
export function ApiView({ published }: { published: PublishedApi }): ReactNode {
  const { api, form, formAddress } = published
  const { info, host, file, tags } = api
  return (
    <div data-reference="">
      <dl className={styles.summary}>
        <div>
          <dt>{words.host}</dt>
          <dd>
            <code>{host}</code>
          </dd>
        </div>
        <div>
          <dt>{words.version}</dt>
          <dd>{info.version}</dd>
        </div>
        <div>
          <dt>{words.definition}</dt>
          <dd>
            <a href={`/${file}`} download={file}>
              {file}
            </a>
            , OpenAPI 3.1
          </dd>
        </div>
        <div>
          <dt>{words.contact}</dt>
          <dd>
            <a href={info.contact.url ?? `mailto:${info.contact.email}`}>{info.contact.name}</a>
          </dd>
        </div>
      </dl>
      <Authentication api={api} />
      {tags.map(({ name, description, operations }) => (
        <div key={name}>
          <h2 id={idOf(name)} className={styles.group}>
            {name}
          </h2>
          <p>
            <RichText text={description} />
          </p>
          {operations.map(operation => (
            <Operation key={operation.id} api={api} operation={operation}>
              <ExampleRequest form={form} formAddress={formAddress} id={operation.id} />
            </Operation>
          ))}
        </div>
      ))}
      <h2 id="about-this-definition">{words.aboutDefinition}</h2>
      <Paragraphs text={info.description} />
    </div>
  )
}
