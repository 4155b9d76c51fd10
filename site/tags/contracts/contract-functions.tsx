import { ColumnHeads, InlineCode, stackedTable as stacked, tag } from 'docs-engine/tags'
import type { ReactNode } from 'react'
import { toFunctionSelector } from 'viem'
import { z } from 'zod'
import type { ContractDoc, FunctionDoc, Revert } from '#facts/contracts/functions/function-doc.ts'
import { contractDoc } from './contract-doc.ts'
import styles from './contract-functions.module.css'
import { type Field, parametersOf, resultsOf, signatureOf } from './signature.ts'

const headings = { 3: 'h3', 4: 'h4' } as const

/** Every function of a contract: signature, parameters, results and what makes it fail. */
export const ContractFunctions = tag(
  {
    doc: contractDoc,
    /** Level of the functions' headings. */
    level: z.literal([3, 4]).default(4),
  },
  function ContractFunctions({ doc, level }) {
    return doc.functions.map(fn => (
      <FunctionReference key={toFunctionSelector(fn.abi)} doc={doc} fn={fn} level={level} />
    ))
  },
)

function FunctionReference({
  doc,
  fn,
  level,
}: {
  doc: ContractDoc
  fn: FunctionDoc
  level: 3 | 4
}): ReactNode {
  const Heading = headings[level]
  const { name } = fn.abi
  return (
    <>
      <Heading>
        <code>{name}</code>
      </Heading>
      <p>
        <InlineCode text={fn.does} />
      </p>
      <pre data-title={`Selector ${toFunctionSelector(fn.abi)}`}>
        <code className="language-solidity">{signatureOf(fn.abi)}</code>
      </pre>
      <Fields
        caption={`Parameters of ${name}, ${doc.contract}`}
        fields={parametersOf(fn.abi)}
        doc={doc}
        fn={fn}
      />
      <Fields
        caption={`Results of ${name}, ${doc.contract}`}
        fields={resultsOf(fn.abi)}
        doc={doc}
        fn={fn}
      />
      <Reverts reverts={fn.reverts} />
    </>
  )
}

interface FieldsProps {
  caption: string
  fields: readonly Field[]
  doc: ContractDoc
  fn: FunctionDoc
}

function Fields({ caption, fields, doc, fn }: FieldsProps): ReactNode {
  if (fields.length === 0) return null
  return (
    <table className={`${stacked.rows} ${styles.fields}`}>
      <caption>{caption}</caption>
      <ColumnHeads names={['Name', 'Type', 'Meaning']} />
      <tbody>
        {fields.map(({ name, type }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td className={styles.meaning}>
              <InlineCode text={meaningOf(doc, fn, name)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** @throws Error when nobody wrote down what it means; the build stops with the message */
function meaningOf(doc: ContractDoc, fn: FunctionDoc, name: string): string {
  const meaning = fn.meanings?.[name] ?? doc.meanings[name]
  if (!meaning) throw new Error(`${doc.contract}, ${fn.abi.name}: "${name}" has no meaning`)
  return meaning
}

function Reverts({ reverts }: { reverts: readonly Revert[] }): ReactNode {
  if (reverts.length === 0) return <p>It has no check of its own that makes it revert.</p>
  return (
    <>
      <p>It reverts:</p>
      <ul>
        {reverts.map(({ error, when }) => (
          <li key={`${error} ${when}`}>
            {error && (
              <>
                <code>{error}</code>{' '}
              </>
            )}
            when <InlineCode text={when} />
          </li>
        ))}
      </ul>
    </>
  )
}
