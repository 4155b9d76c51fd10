import { z } from 'zod'
import { tag } from './tag.ts'

/** Code made from data; the build highlights it like any other. */
export const Code = tag(
  {
    /** A language that the highlighter knows, or "text". */
    lang: z.string().min(1),
    /** Shown above the code. */
    title: z.string().optional(),
    source: z.string(),
  },
  function Code({ lang, title, source }) {
    return (
      <pre data-title={title}>
        <code className={`language-${lang}`}>{source}</code>
      </pre>
    )
  },
)
