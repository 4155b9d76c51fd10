import { InlineCode, keyOf, tag, ValueTable } from 'docs-engine/tags'
import { quoteFields, type RequestField, swapFields } from '#facts/sdk/request-fields.ts'

const tables = {
  quote: { caption: 'Fields of a quote request', fields: quoteFields },
  swap: { caption: 'Fields that only a swap request has', fields: swapFields },
} satisfies Record<string, { caption: string; fields: Readonly<Record<string, RequestField>> }>

/** The fields of a request made with the SDK. */
export const RequestFields = tag(
  {
    /** The function's subject. */
    of: keyOf(tables),
  },
  function RequestFields({ of }) {
    const { caption, fields } = tables[of]
    return (
      <ValueTable
        caption={caption}
        columns={['Field', 'Type', 'Needed', 'Meaning']}
        numeric={false}
        rows={Object.entries(fields).map(([name, { type, required, meaning }]) => [
          name,
          <code key={name}>{type}</code>,
          required ? 'required' : 'optional',
          <InlineCode key="meaning" text={meaning} />,
        ])}
      />
    )
  },
)
