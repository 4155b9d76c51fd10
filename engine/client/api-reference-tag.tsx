import type { ReactNode } from 'react'
import { ApiView } from '#api-viewer/api-view.tsx'
import { useArticle } from '#prose/article-context.ts'

interface Props {
  /** Name of the definition's file, such as "openapi.yaml". */
  definition: string
}

/** A whole API, as its definition among the site's extensions has it. */
export function ApiReference({ definition }: Props): ReactNode {
  return <ApiView published={useArticle().readApi(definition)} />
}
