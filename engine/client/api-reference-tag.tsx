import { z } from 'zod'
import { ApiView } from '#api-viewer/api-view.tsx'
import { useArticle } from '#prose/article-context.ts'
import { tag } from '#prose/tag.ts'

/**
 * A whole API, as its definition among the site's extensions has it.
 * @throws TagError when there is no such definition, or it cannot be resolved
 */
export const ApiReference = tag(
  {
    /** Name of the definition's file, such as "openapi.yaml". */
    definition: z.string().min(1),
  },
  function ApiReference({ definition }) {
    return <ApiView published={useArticle().readApi(definition)} />
  },
)
