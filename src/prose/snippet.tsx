import type { ReactNode } from 'react'
import { useArticle } from './article-context.ts'
import { Code } from './code.tsx'

interface Props {
  /** Below `content/snippets/`. */
  file: string
  /** Default: the file's name. */
  title?: string
}

/**
 * A file of code, whole. Such files are type-checked against the published package.
 * @throws Error when there is no such file
 */
export function Snippet({ file, title }: Props): ReactNode {
  const { readSnippet } = useArticle()
  return (
    <Code
      lang={file.slice(file.lastIndexOf('.') + 1)}
      title={title ?? file.slice(file.lastIndexOf('/') + 1)}
      source={readSnippet(file)}
    />
  )
}
