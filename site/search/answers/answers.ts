import type { SearchAnswer } from 'docs-engine/config'
import { errorAnswers, requestAnswers } from './api.ts'
import { contractAnswers } from './contracts.ts'
import { exampleAnswers } from './examples.ts'
import { networkAnswers, wrappedCoinAnswers } from './networks.ts'
import { subgraphAnswers } from './subgraphs.ts'

/** All that the search of this site says by itself, what readers need most first. */
export const answers: readonly SearchAnswer[] = [
  ...contractAnswers,
  ...requestAnswers,
  ...errorAnswers,
  ...networkAnswers,
  ...wrappedCoinAnswers,
  ...subgraphAnswers,
  ...exampleAnswers,
]
