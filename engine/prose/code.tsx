import type { ReactNode } from 'react'

/** Code made from data; the build highlights it like any other. */
export function Code({
  lang,
  title,
  source,
}: {
  lang: string
  title?: string
  source: string
}): ReactNode {
  return (
    <pre data-title={title}>
      <code className={`language-${lang}`}>{source}</code>
    </pre>
  )
}
