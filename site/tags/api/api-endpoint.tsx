import { keyOf, tag } from 'docs-engine/tags'
import { endpoints, endpointUrl } from '#facts/api/endpoints.ts'
import { breakable } from '../breakable.tsx'
import styles from './api-endpoint.module.css'

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
