import type { ReactNode } from 'react'
import { endpoints, endpointUrl, isEndpointName } from '#facts/api/endpoints.ts'
import styles from './api-endpoint.module.css'

interface ApiEndpointProps {
  /** A key of `endpoints`, such as "swap". */
  name: string
}

/** An address that may break before a slash, and nowhere else. */
function breakable(address: string): ReactNode[] {
  return address
    .split(/(?=\/)/)
    .flatMap((part, index) => (index > 0 ? [<wbr key={part} />, part] : part))
}

/**
 * The method and address of one call.
 * @throws RangeError when no endpoint has the name
 */
export function ApiEndpoint({ name }: ApiEndpointProps) {
  if (!isEndpointName(name)) throw new RangeError(`There is no API endpoint "${name}"`)
  return (
    <p className={styles.endpoint}>
      <code>
        <b className={styles.method}>{endpoints[name].method}</b> {breakable(endpointUrl(name))}
      </code>
    </p>
  )
}
