import { parse, type SelectionSetNode } from 'graphql'
import { expect, vi } from 'vitest'
import { querySubgraph } from '#site/content/snippets/subgraphs/query-subgraph.ts'
import type { FakeAnswer } from '#site/samples/fake-api.ts'
import { codeShown, shownSamples } from '#support/samples/shown.ts'
import type { Runs, RunsBySample } from './runs.ts'

const ENDPOINT = 'https://subgraph.example/1'

/** An object with the fields that a query selects, and a text for each that has none of its own. */
function selected(set: SelectionSetNode): object {
  const fields = set.selections.map(each => {
    if (each.kind !== 'Field') throw new Error(`a ${each.kind} was not expected`)
    return [each.name.value, each.selectionSet ? selected(each.selectionSet) : 'text']
  })
  return Object.fromEntries(fields)
}

/** What a subgraph returns for a request, as HTTP has it. A query that cannot be read is an error with status 200. */
function graphAnswer(init: RequestInit | undefined): FakeAnswer {
  const { query } = JSON.parse(String(init?.body))
  try {
    const [operation, ...others] = parse(query).definitions
    if (operation?.kind !== 'OperationDefinition' || others.length > 0)
      throw new Error('one query is expected')
    return { status: 200, body: { data: selected(operation.selectionSet) } }
  } catch (error) {
    return { status: 200, body: { errors: [{ message: String(error) }] } }
  }
}

/** Has a subgraph answer. @returns addresses that are asked */
function stubSubgraph(answerTo = graphAnswer): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(address)
    const { status, body } = answerTo(init)
    return Response.json(body, { status })
  })
  return asked
}

const ofQueries = (id: string): Runs => ({
  good: async () => {
    stubSubgraph()
    const data = await querySubgraph(ENDPOINT, codeShown(id))
    const [operation] = parse(codeShown(id)).definitions
    expect(operation?.kind === 'OperationDefinition' && selected(operation.selectionSet)).toEqual(
      data,
    )
    expect(Object.keys(data ?? {})).toHaveLength(1)
  },
  bad: {
    'half of it is refused': async () => {
      stubSubgraph()
      const half = codeShown(id).slice(0, codeShown(id).lastIndexOf('}'))
      await expect(querySubgraph(ENDPOINT, half)).rejects.toThrow('Syntax Error')
    },
  },
})

const queries = shownSamples.filter(({ language }) => language === 'graphql')

/** How the queries of subgraphs are run, and the function that sends them. */
export const subgraphRuns: RunsBySample = {
  ...Object.fromEntries(queries.map(({ id }) => [id, ofQueries(id)])),
  'subgraphs/query-subgraph.ts': {
    good: async () => {
      const asked = stubSubgraph()
      expect(await querySubgraph(ENDPOINT, '{ pairs { id } }')).toEqual({ pairs: { id: 'text' } })
      expect(asked).toEqual([ENDPOINT])
    },
    bad: {
      'a key that nobody put in': async () => {
        const asked = stubSubgraph()
        const asking = querySubgraph('https://subgraph.example/YOUR_GRAPH_KEY/1', '{ a }')
        await expect(asking).rejects.toThrow('Replace YOUR_GRAPH_KEY')
        expect(asked).toEqual([])
      },
      'a list of errors with status 200': async () => {
        stubSubgraph(() => ({
          status: 200,
          body: { errors: [{ message: 'first' }, { message: 'second' }] },
        }))
        await expect(querySubgraph(ENDPOINT, '{ a }')).rejects.toThrow('first\nsecond')
      },
      'another status': async () => {
        stubSubgraph(() => ({ status: 503, body: {} }))
        await expect(querySubgraph(ENDPOINT, '{ a }')).rejects.toThrow('returned status 503')
      },
    },
  },
}
