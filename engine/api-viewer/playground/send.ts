import type { BuiltRequest } from '#model/api/request.ts'
import { type Answer, type Failure, failed, shownBody } from './answer.ts'

/** The address of a request, with the key if it goes into the query. */
function addressOf({ url, query, key }: BuiltRequest, apiKey: string): URL {
  const address = new URL(url)
  for (const [name, value] of query) address.searchParams.append(name, value)
  if (key?.in === 'query' && apiKey !== '') address.searchParams.append(key.name, apiKey)
  return address
}

/** Reads a body to its end, or as far as it comes. */
async function read(response: Response): Promise<{ body: Blob; isWhole: boolean }> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const type = response.headers.get('content-type') ?? ''
  const reader = response.body?.getReader()
  try {
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read())
      chunks.push(step.value)
    return { body: new Blob(chunks, { type }), isWhole: true }
  } catch {
    return { body: new Blob(chunks, { type }), isWhole: false }
  }
}

/**
 * Sends a request from this browser to the documented host, and to no other: a redirect is not followed, since it
 * would take the key along.
 * @param request a GET request
 * @param apiKey as typed; empty for none
 * @param signal cancels the request
 */
export async function send(
  request: BuiltRequest,
  apiKey: string,
  signal: AbortSignal,
): Promise<Answer> {
  const start = performance.now()
  const passed = () => Math.round(performance.now() - start)
  const { key } = request
  const headers: Record<string, string> = { accept: 'application/json' }
  if (key?.in === 'header' && apiKey !== '') headers[key.name] = apiKey
  try {
    const response = await fetch(addressOf(request, apiKey), {
      headers,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
    })
    const { body, isWhole } = await read(response)
    const shown = await shownBody(body)
    const failure: Failure | undefined = isWhole
      ? undefined
      : signal.aborted
        ? 'canceled midway'
        : 'cut off'
    return {
      isExample: false,
      status: response.status,
      milliseconds: passed(),
      headers: [...response.headers],
      ...shown,
      ...(failure && { failure }),
    }
  } catch {
    if (signal.aborted) return failed('canceled', passed())
    return failed(navigator.onLine ? 'unreachable' : 'offline', passed())
  }
}
