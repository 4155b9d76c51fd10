import { ColumnHeads, CopyButton, data, stackedTable as styles, tag } from 'docs-engine/tags'
import { z } from 'zod'
import type { InitCodeHash } from '#facts/contracts/init-code-hashes.ts'
import { DOCUMENTED_VERSION } from '#facts/docs-version.ts'

/** The init code hashes of a kind of pool; the most common one stands for all other networks. */
export const InitCodeHashes = tag(
  {
    /** Kind of pool, for the caption. */
    pools: z.string().min(1),
    hashes: z
      .array(
        data<InitCodeHash>('hashes of #facts/contracts/init-code-hashes.ts', 'hash', 'networks'),
      )
      .readonly(),
  },
  function InitCodeHashes({ pools, hashes }) {
    return (
      <table>
        <caption>
          Init code hashes of {pools}, version {DOCUMENTED_VERSION}
        </caption>
        <ColumnHeads names={['Networks', 'Hash']} />
        <tbody>
          {hashes.map(({ hash, networks }) => {
            const names = networks.length > 3 ? `The other ${networks.length}` : networks.join(', ')
            return (
              <tr key={hash}>
                <th scope="row">{names}</th>
                <td>
                  <span className={styles.value}>
                    <code>{hash}</code>
                    <CopyButton
                      text={hash}
                      label={`Copy the init code hash of ${pools} for: ${names}`}
                    />
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    )
  },
)
