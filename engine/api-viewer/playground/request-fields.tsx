import { type ReactNode, useId, useState } from 'react'
import type { FormField } from '#model/api/form.ts'
import { words } from '#words'
import reference from '../reference.module.css'
import type { Values } from '../request/build-request.ts'
import { withoutInvisibleEnds } from '../request/clean-text.ts'
import { textOfValue } from '../request/fields.ts'
import { parameterId } from '../request/parameter-id.ts'
import styles from './playground.module.css'
import { fieldError } from './validate.ts'

interface Props {
  /** Name of the call. */
  operation: string
  fields: readonly FormField[]
  values: Values
  /** Whether missing values are wrong already, since the reader meant to send. */
  isChecked: boolean
  onChange: (name: string, value: string) => void
}

/** The fields of a request, the required ones first; those that nobody needs are folded away. */
export function RequestFields({ fields, ...rest }: Props): ReactNode {
  const required = fields.filter(field => field.required)
  const optional = fields.filter(field => !field.required)
  const shown = optional.filter(({ example }) => example !== undefined)
  const folded = optional.filter(({ example }) => example === undefined)
  // What was typed before has to be seen. Afterwards it is the reader's to open and close.
  const [isOpen] = useState(() => folded.some(({ name }) => rest.values[name]))
  return (
    <>
      <FieldGrid fields={[...required, ...shown]} {...rest} />
      {folded.length > 0 && (
        <details open={isOpen}>
          <summary>{words.countOptional(folded.length)}</summary>
          <FieldGrid fields={folded} {...rest} />
        </details>
      )}
    </>
  )
}

function FieldGrid({ operation, fields, values, isChecked, onChange }: Props): ReactNode {
  return (
    <div className={styles.grid}>
      {fields.map(field => (
        <FieldInput
          key={field.name}
          operation={operation}
          field={field}
          value={values[field.name] ?? ''}
          isChecked={isChecked}
          onChange={value => onChange(field.name, value)}
        />
      ))}
    </div>
  )
}

interface InputProps {
  operation: string
  field: FormField
  value: string
  isChecked: boolean
  onChange: (value: string) => void
}

/** One value: its name, what it has to be, and what is wrong with it as soon as that is known. */
function FieldInput({ operation, field, value, isChecked, onChange }: InputProps): ReactNode {
  const id = useId()
  const { name, required, schema, hint, example = '' } = field
  const [isTouched, setIsTouched] = useState(value !== example)
  const error = fieldError(field, value)
  const said = error && (isChecked || isTouched) ? error : undefined
  const options =
    schema.enum?.map(textOfValue) ?? (schema.type === 'boolean' ? ['true', 'false'] : undefined)
  const shared = {
    id,
    className: styles.input,
    value,
    'aria-required': required,
    'aria-invalid': said !== undefined,
    'aria-describedby': `${id}-hint`,
    'data-wrong': error === undefined ? undefined : '',
    onBlur: () => setIsTouched(true),
    onChange: ({ target }: { target: { value: string } }) => {
      setIsTouched(true)
      onChange(withoutInvisibleEnds(target.value))
    },
  }
  return (
    <div className={reference.row} data-parameter={parameterId(operation, name)}>
      <label htmlFor={id} className={styles.label}>
        <code>{name}</code>
        {required && <span className={styles.note}>{words.requiredField}</span>}
      </label>
      {options ? (
        <select {...shared}>
          <option value="">
            {schema.default === undefined
              ? words.leftOut
              : `${words.leftOut}: ${textOfValue(schema.default)}`}
          </option>
          {options.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : schema.type === 'object' ? (
        <textarea {...shared} rows={3} spellCheck={false} />
      ) : (
        <input
          {...shared}
          inputMode={
            schema.type === 'number' ? 'decimal' : schema.type === 'integer' ? 'numeric' : 'text'
          }
          placeholder={schema.default === undefined ? undefined : textOfValue(schema.default)}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
        />
      )}
      <p id={`${id}-hint`} className={said ? styles.error : styles.note} aria-live="polite">
        {said ?? hint}
      </p>
    </div>
  )
}
