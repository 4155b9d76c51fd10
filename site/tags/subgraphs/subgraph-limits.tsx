import { formatNumber } from 'docs-engine/format'
import { tag } from 'docs-engine/tags'
import { METIS_ROWS, ROWS } from '#facts/subgraphs/limits.ts'

/** What every subgraph leaves open, as a list. */
export const SubgraphLimits = tag({}, function SubgraphLimits() {
  return (
    <ul>
      <li>Whether an endpoint works today was not checked.</li>
      <li>
        An answer holds at most {formatNumber(ROWS)} entities of a list; the SDK assumes{' '}
        {formatNumber(METIS_ROWS)} on Metis. Ask for the next ones with{' '}
        <code>{'where: { id_gt: … }'}</code>.
      </li>
      <li>Do not decide about funds from a subgraph alone. Read the contract.</li>
    </ul>
  )
})
