import { keyOf, tag } from 'docs-engine/tags'
import type { ReactNode } from 'react'
import { endpoints, endpointUrl } from '#facts/api/endpoints.ts'
import styles from './api-endpoint.module.css'

/** An address that may break before a slash, and nowhere else. */
function breakable(address: string): ReactNode[] {
  return address
    .split(/(?=\/)/)
    .flatMap((part, index) => (index > 0 ? [<wbr key={part} />, part] : part))
}

/** The method and address of one call. */
export const ApiEndpoint = tag(
  {
    /** A call of `facts/api/endpoints.ts`. */
    name: keyOf(endpoints),
  },
  function ApiEndpoint({ name }) {
    return (
      <p className={styles.endpoint}>
        <code>
          <b className={styles.method}>{endpoints[name].method}</b> {breakable(endpointUrl(name))}
        </code>
      </p>
    )
  },
)
