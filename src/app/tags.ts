import { tags as figureTags } from '#figures/tags.ts'
import { tags as proseTags } from '#prose/tags.ts'
import { tags as referenceTags } from '#reference/tags.ts'

/** All tags an author may write. */
export const tags = { ...proseTags, ...referenceTags, ...figureTags }
