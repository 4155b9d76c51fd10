import { SourceLink, tag } from 'docs-engine/tags'
import { GRAPH_KEY, GRAPH_STUDIO_URL, graphKeySource } from '#facts/subgraphs/endpoint.ts'

/** How to get the API key that the endpoint of a subgraph asks for. */
export const SubgraphKey = tag({}, function SubgraphKey() {
  return (
    <>
      <p>
        Endpoints on The Graph's decentralized network hold <code>{GRAPH_KEY}</code>, where your own
        API key belongs. The others need none.
      </p>
      <ol>
        <li>
          Open <a href={GRAPH_STUDIO_URL}>Subgraph Studio</a> and sign in.
        </li>
        <li>Choose API Keys, then Create API Key, and give the key a name.</li>
        <li>
          Put the key in the endpoint. Keep it on a server: whoever reads it can spend your queries.
        </li>
      </ol>
      <p>
        Queries are paid for, and a key can have a monthly limit:{' '}
        <SourceLink source={graphKeySource} />.
      </p>
    </>
  )
})
