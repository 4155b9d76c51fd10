interface JsonBlockProps {
  /** Shown above the code, for example "200 OK". */
  title: string
  /** Anything that JSON can write. */
  value: unknown
}

/** A value as indented JSON; the build highlights it with the other code of the page. */
export function JsonBlock({ title, value }: JsonBlockProps) {
  return (
    <pre data-title={title}>
      <code className="language-json">{JSON.stringify(value, null, 2)}</code>
    </pre>
  )
}
