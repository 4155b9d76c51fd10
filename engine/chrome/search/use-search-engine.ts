import { useCallback, useEffect, useState } from 'react'
import { synonyms } from '#extensions'
import { createSearchEngine, type SearchEngine } from '#model/search/engine.ts'
import { unpackDocuments } from '#model/search/index-file.ts'
import { unpackAnswers } from '#model/search/packed-answers.ts'
import { requestIndex } from './index-request.ts'

/** State of the index. */
export type EngineState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; engine: SearchEngine }

let building: Promise<SearchEngine> | undefined

/** The engine, made once; after a failure it is made anew. */
function loadEngine(): Promise<SearchEngine> {
  building ??= requestIndex()
    .then(({ pages, answers }) =>
      createSearchEngine(unpackDocuments(pages), synonyms, unpackAnswers(answers)),
    )
    .catch(error => {
      building = undefined
      throw error
    })
  return building
}

/** The search engine as it loads, and a way to try again. */
export function useSearchEngine(): { state: EngineState; retry: () => void } {
  const [state, setState] = useState<EngineState>({ status: 'loading' })
  const load = useCallback(() => {
    setState({ status: 'loading' })
    loadEngine().then(
      engine => setState({ status: 'ready', engine }),
      () => setState({ status: 'failed' }),
    )
  }, [])
  useEffect(load, [load])
  return { state, retry: load }
}
