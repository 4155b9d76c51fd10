/** Posts a query to a subgraph and returns its data. */
export async function querySubgraph(endpoint: string, query: string): Promise<unknown> {
  if (endpoint.includes('YOUR_GRAPH_KEY')) {
    throw new Error('Replace YOUR_GRAPH_KEY in the endpoint with your API key')
  }
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  if (!response.ok) throw new Error(`The subgraph returned status ${response.status}`)
  // For a query with a mistake, or a missing key, the status is 200 and there is a list of errors.
  const answer: { data?: unknown; errors?: { message: string }[] } = await response.json()
  if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('\n'))
  return answer.data
}
