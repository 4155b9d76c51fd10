import type { SearchAnswer } from '#model/search/answer.ts'
import type { CheckedDefinitions } from '../api-definitions/definitions.ts'
import type { PublishedFiles } from '../output/published-files.ts'

/** What is read of the extensions of a site, as they are after the last edit. */
export interface Readers {
  readDefinitions: () => Promise<CheckedDefinitions>
  readPublished: () => Promise<PublishedFiles>
  readAnswers: () => Promise<readonly SearchAnswer[]>
}
